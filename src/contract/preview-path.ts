/** The preview picture of a campaign's pages: 'home' without a campaign. */
export function previewPath(name: string): string {
  if (!/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(name)) throw new Error(`A preview cannot be named '${name}'.`);
  return `og/${name.replaceAll('/', '-')}.png`;
}
