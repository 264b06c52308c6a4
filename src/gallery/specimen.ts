import type { ReactNode } from 'react';

/** A part in its states, by their names. `id` is unique on the page, for whatever needs one. */
export type Specimen = (id: string) => Readonly<Record<string, ReactNode>>;
