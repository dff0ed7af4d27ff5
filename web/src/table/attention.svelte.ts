/** Title and icon of the browser's tab: they say when it is the reader's turn. */
import { t } from '../i18n/index.svelte';

const CALM = '/favicon.svg';
/** The same tile with a lamp on it; drawn here since nothing inline is allowed in the page itself. */
const CALLING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="18" fill="#1F2A6B"/><path d="M20 88V48a30 30 0 0 1 60 0v40Z" fill="#F3ECDD"/><circle cx="72" cy="28" r="24" fill="#F0C35A" stroke="#1B1A2B" stroke-width="7"/></svg>',
  );

/** Keeps title and icon in step; to be called while a component is set up. */
export function callForAttention(isMyTurn: () => boolean, who: () => string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  $effect(() => {
    document.title = isMyTurn() ? t('title-your-turn') : t('title-waiting', { player: who() });
    if (icon) icon.href = isMyTurn() ? CALLING : CALM;
    return () => {
      if (icon) icon.href = CALM;
    };
  });
}
