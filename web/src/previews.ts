/**
 * What programs show of a link that somebody sends: the words for each part of the site. The build writes them into
 * `previews.json`, in all languages, and the server puts them into the page. They say nothing of any table: not who sits
 * there, and not how it stands.
 */
export const PREVIEWS = {
  home: 'preview-home',
  table: 'preview-table',
  replay: 'preview-replay',
  rules: 'preview-rules',
} as const;

/** Where a link says in which language its preview is to be: that of who sent it. */
const LANGUAGE = 'lang';

/** A link to send, for which the preview is in this language. */
export function previewedIn(language: string, link: string): string {
  const url = new URL(link);
  url.searchParams.set(LANGUAGE, language);
  return url.href;
}

/** The address without it: who followed the link reads in a language of their own. */
export function withoutPreview(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(LANGUAGE);
  return url.pathname + url.search + url.hash;
}
