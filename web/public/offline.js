// Of the page that is shown when the server does not answer; it stands alone. The reader's language comes first, and
// as soon as the server answers, what was asked for is loaded.
const EVERY_MS = 3000;

function wishes() {
  try {
    return [JSON.parse(localStorage.getItem('language')), ...navigator.languages];
  } catch {
    return navigator.languages;
  }
}

const sections = [...document.querySelectorAll('section')];
const main = (tag) => String(tag).toLowerCase().split('-')[0];
const own = wishes().flatMap((wish) => sections.filter(({ lang }) => main(lang) === main(wish)));
if (own.length) sections[0].before(own[0]);

async function ask() {
  const answer = await fetch('/api/about', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
setInterval(ask, EVERY_MS);
addEventListener('online', ask);
