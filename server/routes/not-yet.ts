import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../refusal.ts';
import type { RouteAnswer, RouteGroup } from '../route-group.ts';

/** Calls of the contract that nobody answers yet say so, clearly, instead of looking like a mistake of the caller. */
export function notYetRoutes(answered: readonly RouteAnswer[]): RouteGroup {
  const open = Object.values<Endpoint>(endpoints).filter(
    (endpoint) => endpoint.root !== 'site' && !answered.some((other) => other.endpoint === endpoint),
  );
  return {
    handlers: open.map((endpoint) => ({
      endpoint: { ...endpoint, access: 'anyone' as const },
      replayed: undefined,
      open: () => refuse(501, problemCodes.notYet, 'Este serviço ainda não está disponível aqui.'),
    })),
  };
}
