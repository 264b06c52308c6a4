import { findAddresses, findAddressesNear } from '../../src/contract/calls/address-search.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { AddressAnswer, AddressSearch } from './create-address-search.ts';

type Context = RequestContext<unknown, { readonly addresses: AddressSearch }>;

const { handle } = routesWith<Context>();

/** Address search by street or position. Both are POST calls, so that URLs and logs contain no personal data. */
export const addressSearchRoutes = [
  handle(findAddresses, async ({ body }, context) => {
    return replyTo(await context.providers.addresses.find(body), servicesDown);
  }),

  handle(findAddressesNear, async ({ body: { latitude, longitude } }, context) => {
    const position = { latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) };
    return replyTo(await context.providers.addresses.near(position), locationDown);
  }),
];

const servicesDown =
  'Não consegui procurar a rua agora. Tente de novo em alguns instantes ou escreva o CEP, se souber.';
const unknownTown = 'Não encontrei essa cidade. Confira o nome, sem abreviar.';
const locationDown =
  'Não consegui achar o endereço pela sua localização. Escreva a rua e a cidade, que eu procuro.';

function replyTo(found: AddressAnswer, down: string) {
  if (found.kind === 'down') return refuse(503, 'address-services-down', down);
  if (found.kind === 'unknown-town')
    return refuse(422, problemCodes.invalid, unknownTown, [{ field: 'city', message: unknownTown }]);
  const nothing = { success: true as const, places: [], isCut: false, states: [] };
  return found.kind === 'states'
    ? { ...nothing, states: [...found.states] }
    : { ...nothing, places: [...found.places], isCut: found.isCut };
}
