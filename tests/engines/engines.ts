import { findFirefox } from '../../scripts/setup/ensure-engines.ts';
import type { Engine } from './browser-tab.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** The three in which every visitor comes. */
export const engines: readonly { name: string; blocksCookies: boolean; open: () => Promise<Engine> }[] = [
  { name: 'Chromium', blocksCookies: true, open: openChromium },
  { name: 'Firefox', blocksCookies: true, open: async () => openFirefox(findFirefox() ?? 'firefox') },
  { name: 'WebKitGTK', blocksCookies: false, open: openWebKit },
];
