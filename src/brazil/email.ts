/** The address trimmed, with its domain in lower case, or null. */
export function parseEmail(text: string): string | null {
  const address = text.trim();
  if (address.length > 96 || !pattern.test(address)) return null;
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

// Accented letters before the @ are a typing error at every Brazilian provider.
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,6}$/i;
