import { runs } from './statements.ts';

/** Campaigns made in the panel keep their name after they are taken back. */
export const up = runs('create table published_campaigns (prefix text primary key, body text not null)');
