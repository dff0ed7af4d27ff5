import { expect, it } from 'vitest';
import { dependencies } from '../package.json';
import notices from '../public/notices.txt?raw';

it.each(Object.entries(dependencies))('the notices name %s and its licence', (name, version) => {
  expect(notices).toContain(`\n${name} ${version} (`);
});
