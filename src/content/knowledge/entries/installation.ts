import { replies } from '../../conversation/replies.ts';
import { renewingWords } from '../../screens/renewing-words.ts';
import { entries } from '../entry.ts';

/** Questions about installation. */
export const installationEntries = entries([
  {
    id: 'quando-instalam',
    question: 'Quando vocês instalam?',
    reply: { computed: 'installation' },
    toRenewing: renewingWords.nothingInstalled,
  },
  {
    id: 'custo-da-instalacao',
    question: 'A instalação tem custo?',
    reply: replies.installation.cost,
    toRenewing: renewingWords.nothingInstalled,
  },
]);
