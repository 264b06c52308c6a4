import type { Experiment, PublishedExperiment } from '../../contract/publication.ts';

/** A new one: an arm can only decide where an order starts. */
export const newExperiment: Omit<PublishedExperiment, 'id' | 'from' | 'until'> = {
  title: '',
  arms: [
    { id: 'pages', share: 50 },
    { id: 'chat', share: 50, startsIn: 'chat' },
  ],
  campaigns: [],
  goal: 'order_placed',
};

/** The experiments that run if nothing else is published. They have no period: pages read them without a clock. */
export const fileExperiments = [
  { ...newExperiment, id: 'start-face', title: 'Onde o pedido começa', campaigns: [''] },
];

export const experimentsOfFiles: readonly Experiment[] = fileExperiments.map((one) => ({
  ...one,
  isRunning: true,
}));

/** A published experiment replaces that of the files with its id. */
export const withFileExperiments = (published: readonly PublishedExperiment[]): PublishedExperiment[] => [
  ...fileExperiments.map((one) => published.find(({ id }) => id === one.id) ?? one),
  ...published.filter(({ id }) => fileExperiments.every((one) => one.id !== id)),
];
