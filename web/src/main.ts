import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './i18n/index.svelte';
import { restoreTheme } from './theme.svelte';

restoreTheme();
await speak(preferredLanguage());
mount(App, { target: document.getElementById('app') as HTMLElement });
