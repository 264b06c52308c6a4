import { holdSubmits } from './starter/hold-submits.ts';
import { maskTyping } from './starter/mask-typing.ts';

// Runs inline, before anything else has arrived; scripts/size.ts keeps it small.
maskTyping();
holdSubmits();
