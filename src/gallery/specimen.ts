import type { ReactNode } from 'react';

/** A component in its states, by their names. `id` is unique on the page, for elements that need one. */
export type Specimen = (id: string) => Readonly<Record<string, ReactNode>>;
