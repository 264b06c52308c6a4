import { KeptAside, OpenAside, SettledAsides } from './Asides.tsx';
import { confirm, draftWith, saysYes } from './confirm.ts';
import { EditingNote } from './EditingNote.tsx';
import { echoOf } from './echo-of.ts';
import { hear } from './hear.ts';
import { joined } from './joined.ts';
import { pressOnce } from './press-once.ts';
import { rehearse } from './rehearse.ts';
import { tapOption } from './tap-option.ts';

// Where one question follows another, it comes under the finger that answered the one before.
pressOnce();

/** What a conversation needs once it is more than one question and its plain answer: fetched together. */
export const heardParts = {
  EditingNote,
  KeptAside,
  OpenAside,
  SettledAsides,
  confirm,
  draftWith,
  echoOf,
  hear,
  joined,
  rehearse,
  saysYes,
  tapOption,
};
