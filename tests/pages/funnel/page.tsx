import { act } from '@testing-library/react';
import { preloadStep } from '../../../src/answering/preloading/use-preload.ts';
import { screens } from '../../../src/answering/screens/screens.ts';
import { Conflict, phaseScreens } from '../../../src/answering/screens/visit/phase-screens.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { Answers } from '../../../src/funnel/fields/answer-values.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { steps } from '../../../src/funnel/steps/steps.ts';
import { FunnelPage } from '../../../src/pages/funnel/FunnelPage.tsx';
import * as events from '../../../src/store/events.ts';
import { type OpenStore, renderWith } from '../../answering/open-store.tsx';

export const ana: Answers = {
  cep: '01310100',
  number: '1000',
  idPlan: 103,
  name: 'Ana Lima',
  phone: '11987654321',
  email: 'ana@exemplo.com.br',
  accept_promotions: false,
  birth_date: '02/02/1990',
  mothers_name: 'Rosa Lima',
  cpf: '52998224725',
  due_date: 10,
  direct_debit: true,
  bank: '341',
  agency: '1234',
  account_number: '12345-5',
  schedules: [{ date: '24/11/2026', period: 'tarde' }],
};

export const order: NonNullable<Facts['order']> = {
  orderNumber: 'UF-7K2M9Q4T1A',
  protocol: 'ABC123',
  finishedAt: '2026-11-20T15:30:00.000Z',
};

const preloadEverything = () =>
  Promise.all([
    ...Object.values<Step>(steps).flatMap((step) => [preloadStep(step)]),
    ...Object.values(screens).map(({ preload }) => preload?.()),
    ...Object.values(phaseScreens).map(({ preload }) => preload()),
    Conflict.preload(),
  ]);

/** The page as it is once what it needs was fetched ahead. */
export async function show(opened: OpenStore) {
  await preloadEverything();
  return renderWith(opened, <FunnelPage />);
}

export const goTo = ({ store }: OpenStore, route: string) =>
  act(async () => void store.dispatch(events.stepOpened({ route, face: 'pages' })));
