import { campaignWithRight, fileCampaigns } from './campaigns.ts';

interface Redirect {
  /** Matches a path with a trailing slash. */
  from: RegExp;
  /** The new path, made of the whole match and its groups. */
  to: (match: string, ...groups: string[]) => string;
  /** 308 for a permanent move, 302 for a temporary one. */
  status: 302 | 308;
  /** Required query parameters. */
  when?: Readonly<Record<string, string>>;
}

/** The migration campaign has no front page, so it opens its first question. */
function toItsFirstQuestion({ prefix }: { prefix: string }): Redirect {
  return { from: new RegExp(`^/${prefix}/$`), to: () => `/${prefix}/consulta-cpf/`, status: 302 };
}

/** HBO Max was called so, in any campaign. */
export const maxRoute = '/max/';

/** Redirects within the site. They keep the query. */
const redirects: readonly Redirect[] = [
  {
    from: new RegExp(`^(.*)${maxRoute}(.*)$`),
    to: (_, base, rest) => `${base}/hbo-max/${rest}`,
    status: 308,
  },
  // Codes are read aloud and typed by hand, so lower case is accepted.
  {
    from: /^\/ofertas\/(?=[^/]*[a-z])([^/]+)\/$/,
    to: (_, code = '') => `/ofertas/${code.toUpperCase()}/`,
    status: 308,
  },
  { from: /^(.*)\/1gb\/index\.temp\/$/, to: (_, base) => `${base}/1gb/`, status: 308 },
  // Documents are the same in every campaign.
  { from: /^\/.+\/([^/]+\.pdf)\/$/, to: (_, file) => `/${file}`, status: 308 },
  // The carrier's links carry a code of their own after the postcode; it is not used.
  {
    from: /^(.*)\/consultar-cobertura\/cep\/[^/]+\/$/,
    to: (_, base) => `${base}/consultar-cobertura/cep/`,
    status: 302,
  },
  // The start of an order and its cart. The summary itself sends visitors who are not there yet to the open question.
  { from: /^(.*)\/checkout\/$/, to: (_, base) => `${base}/checkout/cep/`, status: 302 },
  { from: /^(.*)\/checkout\/carrinho\/$/, to: (_, base) => `${base}/checkout/confirmacao/`, status: 302 },
  { from: /^(.*)\/refidelizacao\/$/, to: (_, base) => `${base}/refidelizacao/consulta-cpf/`, status: 302 },
  ...fileCampaigns.all.filter(({ journey }) => journey === 'migration').map(toItsFirstQuestion),
  {
    from: /^\/(globoplay(?:\/tim(?:pre|controle|black))?)\/sp\/(checkout\/.+)$/,
    to: (_, campaign, page) => `/${campaign}/${page}`,
    status: 308,
    when: { s: 'd600sp' },
  },
];

/** The redirect of an address. It applies only if the target exists: `exists` gets the path without trailing slash. */
export function redirectFor(
  path: string,
  query: URLSearchParams,
  exists: (path: string) => boolean,
): { to: string; status: Redirect['status'] } | null {
  const plain = path.replace(/(?<!\/)\/*$/, '/');
  for (const { from, to, status, when = {} } of redirects) {
    if (!from.test(plain) || !Object.entries(when).every(([name, value]) => query.get(name) === value))
      continue;
    const target = plain.replace(from, to);
    return exists(target.replace(/\/$/, '')) ? { to: target, status } : null;
  }
  return null;
}

/** Whether an address without a query always redirects. */
export const isAlwaysRedirected = (path: string): boolean =>
  redirectFor(path, new URLSearchParams(), () => true) !== null;

/** The staff's offer. On the legacy host every address below it redirects there. */
export const staffPage = `/${campaignWithRight('collaborator').prefix}/`;

export const isStaffPath = (path: string): boolean => `${path}/`.startsWith(staffPage);
