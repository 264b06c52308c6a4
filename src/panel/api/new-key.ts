/** Works without a secure context, unlike `randomUUID`: the panel may be opened over plain HTTP in a local network. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
