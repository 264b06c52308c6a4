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

export const experimentsOfFiles = fileExperiments.map((one) => ({ ...one, isRunning: true }));
const all: Experiment[] = [...experimentsOfFiles];

/** Every experiment, also those that are over: counts name them. */
export const experiments: readonly Experiment[] = all;

/** The server and the panel take them with each publication. */
export function takeExperiments(taken: readonly Experiment[]): void {
  all.splice(0, all.length, ...taken);
}

/** A published experiment replaces that of the files with its id. */
export const withFileExperiments = (published: readonly PublishedExperiment[]): PublishedExperiment[] => [
  ...fileExperiments.map((one) => published.find(({ id }) => id === one.id) ?? one),
  ...published.filter(({ id }) => fileExperiments.every((one) => one.id !== id)),
];
