import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './i18n/index.svelte';
import { settings } from './settings.svelte';

settings.restore();
await speak(preferredLanguage());
mount(App, { target: document.getElementById('app') as HTMLElement });

// It holds a page for when the server does not answer; a browser without it shows its own.
if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => undefined);
