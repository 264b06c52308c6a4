/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of 99 bits in four groups of five. Generated in the browser, so that no response contains it. */
export function drawPassword(): string {
  const most = 256 - (256 % letters.length);
  const drawn: string[] = [];
  while (drawn.length < 20) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) drawn.push(letters[byte % letters.length] ?? '');
  }
  return Array.from({ length: 4 }, (_, group) => drawn.slice(group * 5, group * 5 + 5).join('')).join('-');
}
