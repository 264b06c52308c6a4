import type { Protection } from '../protection/protection.ts';

/** The sandbox makes its own key: the same for as long as the database has its data key, and stored nowhere. */
export const sandboxPanelKey = (protection: Protection): string =>
  protection.fingerprint('operator', 'panel key');
