import { runs } from './statements.ts';

/** Sign-in attempts moved to `call_counts`. */
export const up = runs('drop table sign_in_attempts');
