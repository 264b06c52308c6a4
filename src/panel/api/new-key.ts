/** Needs no secure context, unlike `randomUUID`: the panel may be opened in a local network over plain HTTP. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
