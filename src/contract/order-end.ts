/** Final states of an order: the visit is free again, and the same order may be placed again. */
export const orderEnds = ['cancelled', 'withdrawn'] as const;

export type OrderEnd = (typeof orderEnds)[number];

export const isOrderEnd = (state: string): state is OrderEnd => orderEnds.some((end) => end === state);
