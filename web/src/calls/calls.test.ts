import { expect, it } from 'vitest';
import { deviceName } from './push';
import { fromField, toField } from './times';

it.each([
  [0, '00:00'],
  [22 * 60 + 5, '22:05'],
])('%d minutes are %s in a field', (minutes, written) => {
  expect(toField(minutes)).toBe(written);
  expect(fromField(written)).toBe(minutes);
});

it('a time that is half written is none yet', () => {
  expect(fromField('')).toBeNull();
  expect(fromField('12')).toBeNull();
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari, iPhone'],
  ['something new', ''],
])('a device is known by its browser and its system: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
