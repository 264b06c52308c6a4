const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 recommends. Generated in the browser; the server stores it after a valid code. */
export const drawSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => base32[byte % 32]).join('');

/** The provisioning URI in the QR code. */
export function codeAddress(secret: string, email: string): string {
  const issuer = 'Ultrafibra';
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer })}`;
}

export const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
