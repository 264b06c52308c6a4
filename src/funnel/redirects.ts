import { campaigns, campaignWithRight } from './campaigns.ts';

interface Redirect {
  /** Matches a path with its last slash. */
  from: RegExp;
  to: string | ((...parts: string[]) => string);
  /** 308 where the address has moved for good; 302 where it only leads on for now. */
  status: 302 | 308;
  /** What the query must say. */
  when?: Readonly<Record<string, string>>;
}

/** A migration begins with a tax id: its campaign has no front page besides. */
function toItsFirstQuestion({ prefix }: { prefix: string }): Redirect {
  return { from: new RegExp(`^/${prefix}/$`), to: `/${prefix}/consulta-cpf/`, status: 302 };
}

/** Addresses that lead to other addresses of the site. The query goes along. */
const redirects: readonly Redirect[] = [
  { from: /^(.*)\/max\/(.*)$/, to: '$1/hbo-max/$2', status: 308 },
  // A code is read aloud and typed by hand.
  {
    from: /^\/ofertas\/(?=[^/]*[a-z])([^/]+)\/$/,
    to: (_, code = '') => `/ofertas/${code.toUpperCase()}/`,
    status: 308,
  },
  { from: /^(.*)\/1gb\/index\.temp\/$/, to: '$1/1gb/', status: 308 },
  // A document is the same from every campaign.
  { from: /^\/.+\/([^/]+\.pdf)\/$/, to: '/$1', status: 308 },
  // What links of the operator's carry behind the postcode is theirs.
  {
    from: /^(.*)\/consultar-cobertura\/cep\/[^/]+\/$/,
    to: '$1/consultar-cobertura/cep/',
    status: 302,
  },
  // Where an order begins, and what is in it so far: the summary sends whoever is not there yet to what is due.
  { from: /^(.*)\/checkout\/$/, to: '$1/checkout/cep/', status: 302 },
  { from: /^(.*)\/checkout\/carrinho\/$/, to: '$1/checkout/confirmacao/', status: 302 },
  { from: /^(.*)\/refidelizacao\/$/, to: '$1/refidelizacao/consulta-cpf/', status: 302 },
  ...campaigns.filter(({ journey }) => journey === 'migration').map(toItsFirstQuestion),
  {
    from: /^\/(globoplay(?:\/tim(?:pre|controle|black))?)\/sp\/(checkout\/.+)$/,
    to: '/$1/$2',
    status: 308,
    when: { s: 'd600sp' },
  },
];

export interface Moved {
  to: string;
  status: Redirect['status'];
}

/** Where an address leads. Nobody is sent to where nothing stands: `stands` is asked with a path without its last slash. */
export function redirectFor(
  path: string,
  query: URLSearchParams,
  stands: (path: string) => boolean,
): Moved | null {
  const plain = path.replace(/\/*$/, '/');
  for (const { from, to, status, when = {} } of redirects) {
    if (!from.test(plain) || !Object.entries(when).every(([name, value]) => query.get(name) === value))
      continue;
    const target = typeof to === 'string' ? plain.replace(from, to) : plain.replace(from, to);
    return stands(target.replace(/\/$/, '')) ? { to: target, status } : null;
  }
  return null;
}

/** Whether an address, said without a query, only leads to another. */
export const leadsOn = (path: string): boolean =>
  redirectFor(path, new URLSearchParams(), () => true) !== null;

/** The page of the staff's offer: on a legacy host, every address below it leads there. */
export const staffPage = `/${campaignWithRight('collaborator').prefix}/`;

export const isStaffPath = (path: string): boolean => `${path}/`.startsWith(staffPage);
