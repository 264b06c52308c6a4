import { bLanding } from './campaigns/b.ts';
import { bRLanding } from './campaigns/b-r.ts';
import { bTimblackLanding } from './campaigns/b-timblack.ts';
import { blackFridayLanding } from './campaigns/black-friday.ts';
import { cLanding } from './campaigns/c.ts';
import { dLanding } from './campaigns/d.ts';
import { empresasLanding } from './campaigns/empresas.ts';
import { esLanding } from './campaigns/es.ts';
import { fluxoLanding } from './campaigns/fluxo.ts';
import { globoplayLanding } from './campaigns/globoplay.ts';
import { globoplayTimblackLanding } from './campaigns/globoplay-timblack.ts';
import { globoplayTimcontroleLanding } from './campaigns/globoplay-timcontrole.ts';
import { globoplayTimpreLanding } from './campaigns/globoplay-timpre.ts';
import { hboMaxLanding } from './campaigns/hbo-max.ts';
import { liveloLanding } from './campaigns/livelo.ts';
import { migracaoUltrafibraLanding } from './campaigns/migracao-ultrafibra.ts';
import { ofertaColaboradorLanding } from './campaigns/oferta-colaborador.ts';
import { paramountLanding } from './campaigns/paramount.ts';
import { premiumLanding } from './campaigns/premium.ts';
import { rLanding } from './campaigns/r.ts';
import { r2Landing } from './campaigns/r2.ts';
import { r3Landing } from './campaigns/r3.ts';
import { rsLanding } from './campaigns/rs.ts';
import { spLanding } from './campaigns/sp.ts';
import { timblackLanding } from './campaigns/timblack.ts';
import { timcontroleLanding } from './campaigns/timcontrole.ts';
import { timpreLanding } from './campaigns/timpre.ts';
import { type Landing, standardLanding, streamingServices } from './landing.ts';

/** What each campaign's landing page shows. Read at build only: an order needs none of it. */
const landings: ReadonlyMap<string, Landing> = new Map([
  ['b/r', bRLanding],
  ['b/timblack', bTimblackLanding],
  ['b', bLanding],
  ['black-friday', blackFridayLanding],
  ['c', cLanding],
  ['d', dLanding],
  ['empresas', empresasLanding],
  ['es', esLanding],
  ['fluxo', fluxoLanding],
  ['globoplay/timblack', globoplayTimblackLanding],
  ['globoplay/timcontrole', globoplayTimcontroleLanding],
  ['globoplay/timpre', globoplayTimpreLanding],
  ['globoplay', globoplayLanding],
  ['hbo-max', hboMaxLanding],
  ['livelo', liveloLanding],
  ['migracao-ultrafibra', migracaoUltrafibraLanding],
  ['oferta-colaborador', ofertaColaboradorLanding],
  ['paramount', paramountLanding],
  ['premium', premiumLanding],
  ['r', rLanding],
  ['r2', r2Landing],
  ['r3', r3Landing],
  ['rs', rsLanding],
  ['sp', spLanding],
  ['timblack', timblackLanding],
  ['timcontrole', timcontroleLanding],
  ['timpre', timpreLanding],
]);

export const landingOf = (prefix: string): Landing => landings.get(prefix) ?? standardLanding;

/** What a campaign shows at an address: below it, too, the page of a streaming service is about that service. */
export function landingAt(prefix: string, route: string): Landing {
  const landing = landingOf(prefix);
  const service = streamingServices.find((one) => route === `/${one}/`);
  if (service === undefined || landing.service !== null) return landing;
  return { ...landing, service, words: service, planList: 'all', faq: service };
}
