import { expect, it } from 'vitest';
import { sessionDevice } from '../../../server/operators/session-device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    'Chromebook',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('a session is recognised by browser and system: %s', (userAgent, browser, system) => {
  expect(sessionDevice(userAgent)).toEqual({ browser, system });
});
