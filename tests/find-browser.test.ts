import { describe, expect, test } from 'vitest';
import { findBrowser } from './lib/browser.ts';

const only =
  (...places: string[]) =>
  (path: string): boolean =>
    places.includes(path.replaceAll('\\', '/'));

describe('a browser is found', () => {
  test('by CHROMIUM_PATH before all others', () => {
    const exists = only('/my/chromium', '/usr/bin/chromium');
    expect(findBrowser('linux', { CHROMIUM_PATH: '/my/chromium', PATH: '/usr/bin' }, exists)).toBe('/my/chromium');
    expect(findBrowser('linux', { CHROMIUM_PATH: '/gone', PATH: '/usr/bin' }, exists)).toBe('/usr/bin/chromium');
    expect(findBrowser('linux', { CHROMIUM_PATH: '' }, exists)).toBe('/usr/bin/chromium');
  });

  test.each([
    ['linux', '/usr/bin/google-chrome'],
    ['linux', '/snap/bin/chromium'],
    ['linux', '/opt/microsoft/msedge/msedge'],
    ['linux', '/own/bin/microsoft-edge'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['win32', 'C:/Programs/Google/Chrome/Application/chrome.exe'],
    ['win32', 'C:/Old/Microsoft/Edge/Application/msedge.exe'],
  ] as const)('on %s at %s', (platform, place) => {
    const env = { PATH: '/bin:/own/bin', PROGRAMFILES: 'C:/Programs', 'PROGRAMFILES(X86)': 'C:/Old' };
    expect(findBrowser(platform, env, only(place))?.replaceAll('\\', '/')).toBe(place);
  });

  test('is not found on a machine without one', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const)
      expect(findBrowser(platform, { PATH: '/usr/bin' }, only())).toBeUndefined();
  });
});
