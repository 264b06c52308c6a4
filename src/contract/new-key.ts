/** Works without a secure context, unlike `randomUUID`: shop and panel may be opened over plain HTTP in a local network. */
export const newKey = (random: Pick<Crypto, 'getRandomValues'>): string =>
  Array.from(random.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
