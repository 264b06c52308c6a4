const timeoutMs = 60_000;

/** What a browser was told, or the failure that names it when no reply comes: a test's own limit says nothing about where. */
export async function inTime<Reply>(what: string, reply: Promise<Reply>): Promise<Reply> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`No reply in ${timeoutMs / 1000} s: ${what}`)),
    timeoutMs,
  );
  try {
    return await Promise.race([reply, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
