import { campaignMeant } from './campaign-aliases.ts';

/**
 * Which list of `public/json` a campaign sells from; every campaign that is not named here sells from `plans.json`.
 * Browser and server read the same row, so that nobody can be shown one price and charged another.
 */
const planFiles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    timblack: 'timblack.json',
    'b/timblack': 'timblack.json',
    'globoplay/timblack': 'timblack.json',
    timcontrole: 'timcontrole.json',
    'globoplay/timcontrole': 'timcontrole.json',
    timpre: 'timpre.json',
    'globoplay/timpre': 'timpre.json',
    'oferta-colaborador': 'oferta-colaborador.json',
    livelo: 'livelo.json',
    'black-friday': 'black-friday.json',
    premium: 'premium.json',
    rs: 'rs.json',
    es: 'es.json',
    r3: 'es.json',
    sp: 'sp.json',
    r: 'r.json',
    'b/r': 'r.json',
    r2: 'r.json',
    'migracao-ultrafibra': 'migration.json',
    refidelizacao: 'renewal.json',
    empresas: 'business.json',
  }),
);

export const planFileOf = (campaign: string | undefined): string =>
  planFiles.get(campaignMeant(campaign)) ?? 'plans.json';

export const planFileNames: readonly string[] = [...new Set(['plans.json', ...planFiles.values()])];
