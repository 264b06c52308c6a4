/** The picture that a page is shared with, by the campaign that it is of: 'home' without one. */
export function previewPath(name: string): string {
  if (!/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(name)) throw new Error(`A preview cannot be named '${name}'.`);
  return `og/${name.replaceAll('/', '-')}.png`;
}
