import { awaitEarlierVisit } from './starter/await-earlier-visit.ts';
import { holdSubmits } from './starter/hold-submits.ts';
import { maskTyping } from './starter/mask-typing.ts';

// Runs inline, before anything else has arrived; scripts/size.ts keeps it small.
awaitEarlierVisit();
maskTyping();
holdSubmits();
