/** 256 bits as base64url; other values were not issued here. */
const shape = /^[\w-]{43}$/;

export const readToken = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && shape.test(cookie) ? cookie : undefined;
