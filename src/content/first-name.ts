/** The name to address somebody by; one that was typed without capitals, or in capitals alone, gets its own. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.split(' ');
  const small = first.toLowerCase();
  const isTypedAlike = first === small || (first.length > 2 && first === first.toUpperCase());
  return isTypedAlike ? small.charAt(0).toUpperCase() + small.slice(1) : first;
}
