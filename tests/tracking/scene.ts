import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Facts } from '../../src/funnel/facts.ts';
import type { JourneyId } from '../../src/funnel/journeys/journey.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { walk } from '../../src/funnel/walk.ts';
import { dueEvents } from '../../src/tracking/due-events.ts';
import type { Scene } from '../../src/tracking/scene.ts';
import type { EventName, WebchatEvent } from '../../src/tracking/webchat/event-map.ts';
import { coverageOf, factsWith, journeyOf, settled } from '../funnel/given.ts';
import { everyAnswer } from '../visitor/ana.ts';

/** A visitor whose every effect succeeds, at the question that is due. */
export function sceneOf(given: Partial<Facts> = {}, rest: Partial<Scene> = {}, journey: JourneyId = 'order') {
  const { campaign = '' } = rest;
  const { steps } = journeyOf(campaign, journey);
  const { asksNumber, personType } = fileCampaigns.byPrefix(campaign);
  const facts = settled(steps, factsWith({ asksNumber, personType, ...given }));
  const walked = walk(steps, facts);
  const scene: Scene = {
    campaign,
    face: 'pages',
    journey,
    route: '/checkout/cep/',
    shown: [walked.current.step],
    steps: steps.map(stepOf),
    walk: walked,
    facts,
    acceptsPhoneContact: null,
    ...rest,
  };
  return scene;
}

/** All that one visitor may answer, for a plan that asks for days, at an address that asks for everything. */
export const everything: Partial<Facts> = {
  answers: { ...everyAnswer, direct_debit: true, complement: { text: 'Fundos', parts: [] }, idPlan: 102 },
  coverage: coverageOf('d500a'),
};

export const webchatEvents = (scene: Scene): WebchatEvent[] =>
  dueEvents(scene).flatMap(({ webchat }) => webchat ?? []);

export const named = <Name extends EventName>(
  name: Name,
  scene: Scene,
): Extract<WebchatEvent, { name: Name }>[] =>
  webchatEvents(scene).filter((due): due is Extract<WebchatEvent, { name: Name }> => due.name === name);
