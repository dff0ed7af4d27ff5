// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings, readSettings, settings } from './settings.svelte';

const asked =
  (...queries: string[]) =>
  (query: string) =>
    queries.includes(query);

beforeEach(() => localStorage.clear());

describe('what suits a device', () => {
  it('is silence on a phone and stillness for who asked the system for it', () => {
    expect(defaultSettings(asked())).toMatchObject({ sound: true, motion: 'normal' });
    expect(defaultSettings(asked('(pointer: coarse)'))).toMatchObject({ sound: false, motion: 'normal' });
    expect(defaultSettings(asked('(prefers-reduced-motion: reduce)'))).toMatchObject({ sound: true, motion: 'none' });
  });
});

describe('what was chosen', () => {
  it('is shown at once and comes back', () => {
    settings.choose({ theme: 'dark', motion: 'slow' });
    settings.choose({ hints: false });
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'slow' });
    settings.become({});
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    localStorage.setItem('settings', '{"theme":"dark","hints":false}');
    settings.restore();
    expect(settings.current).toMatchObject({ theme: 'dark', hints: false, ending: 'button' });
  });

  it('is kept only as far as it makes sense', () => {
    expect(readSettings({ theme: 'pink', motion: 'fast', sound: 'yes', volume: 11 })).toEqual({ motion: 'fast' });
    expect(readSettings('nonsense')).toEqual({});
  });
});
