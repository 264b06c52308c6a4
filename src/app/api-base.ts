import * as storageNames from './storage/storage-names.ts';
import { deviceSlot } from './storage/storage-slot.ts';

/** The API's address: an override stored on this device, else the build's setting, else a path of the site. */
export function apiBase(): string {
  const override = deviceSlot(storageNames.apiBase).read();
  const built: unknown = import.meta.env.VITE_API_BASE;
  return withSlash([override, built].find(isAddress) ?? '/api/');
}

const isAddress = (base: unknown): base is string => typeof base === 'string' && base !== '';

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
