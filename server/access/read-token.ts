/** 256 bits as base64url; anything else was not made here. */
const shape = /^[\w-]{43}$/;

export const readToken = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && shape.test(cookie) ? cookie : undefined;
