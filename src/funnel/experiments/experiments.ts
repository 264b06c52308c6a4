import type { Experiment } from './experiment.ts';

/** Every current experiment. */
export const experiments: readonly Experiment[] = [
  {
    id: 'start-face',
    title: 'Onde o pedido começa',
    arms: [
      { id: 'pages', share: 50 },
      { id: 'chat', share: 50, startsIn: 'chat' },
    ],
    campaigns: [''],
    goal: 'order_placed',
    isRunning: true,
  },
];
