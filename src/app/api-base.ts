import { storageSlot } from './storage/storage-slot.ts';

/** Where the API is: an operator's override on this device, else what the site was built for, else beside the site. */
export function apiBase(): string {
  const override = storageSlot(() => localStorage, 'ultrafibra.api').read();
  const built: unknown = import.meta.env.VITE_API_BASE;
  return withSlash([override, built].find(isAddress) ?? '/api/');
}

const isAddress = (base: unknown): base is string => typeof base === 'string' && base !== '';

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
