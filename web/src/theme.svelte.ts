/** Light, dark, or as the system has it. Kept in the browser. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const REMEMBERED = 'theme';

let theme = $state<Theme>('system');

export function currentTheme(): Theme {
  return theme;
}

export function setTheme(wish: Theme): void {
  theme = wish;
  if (wish === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = wish;
  localStorage.setItem(REMEMBERED, wish);
}

/** To be called before anything is drawn, so that the page does not flash in the wrong theme. */
export function restoreTheme(): void {
  const remembered = THEMES.find((known) => known === localStorage.getItem(REMEMBERED));
  if (remembered) setTheme(remembered);
}
