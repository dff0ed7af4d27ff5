import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { tellWish } from './guest.svelte';
import { preferredLanguage, speak } from './i18n/index.svelte';
import { withoutPreview } from './previews';
import { settings } from './settings.svelte';

const PAUSE_BEFORE_LOADING_AGAIN = 2000;

function show(): void {
  mount(App, { target: document.getElementById('app') as HTMLElement });
}

/** The line broke before the words were here, so there are none to say it in; a page left empty would help nobody. */
function loadAgain(trouble: unknown): void {
  console.error(trouble);
  setTimeout(() => location.reload(), PAUSE_BEFORE_LOADING_AGAIN);
}

settings.restore();
if (location.search) history.replaceState(history.state, '', withoutPreview(location.href));
await speak(preferredLanguage()).then(show, loadAgain);
// The browser may be asked for another language at any time.
addEventListener('languagechange', () => void speak(preferredLanguage()).catch(() => undefined));
tellWish().catch(() => undefined); // the name one has is shown again, and can be changed

// It holds a page for when the server does not answer; a browser without it shows its own.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
