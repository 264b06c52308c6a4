/** What calls name a mobile campaign by, in the place of its prefix. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['timcontrole', 'controle'],
  ['timblack', 'black'],
  ['b/timblack', 'black'],
  ['timpre', 'pre'],
]);

export const aliasOf = (prefix: string): string => aliases.get(prefix) ?? prefix;

/** The campaign that a call means, by either name. */
export function campaignMeant(addon: string | undefined): string {
  const named = [...aliases].find(([, alias]) => alias === addon);
  return named?.[0] ?? addon ?? '';
}
