import { readFileSync } from 'node:fs';
import { readLearnt } from '../../server/understanding/read-model.ts';
import { understand } from '../../server/understanding/understand.ts';
import { messageContext } from '../../src/dialogue/message-context.ts';
import { readHere } from '../../src/dialogue/messages/read-here.ts';
import type { MessageOutcome } from '../../src/dialogue/outcome/message-outcome.ts';
import { outcomeOf } from '../../src/dialogue/outcome/outcome-of.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { actionsOf, answersOfOpen, type Reply } from '../../src/store/reply.ts';
import { questionOf } from './typical-state.ts';
import { presentMarket } from './typical-visit.ts';

// npm run understand -- sentences.tsv [--json]: what becomes of each line (step, tab, sentence); further columns are repeated.
const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  console.log('npm run understand -- sentences.tsv [--json]\n\nEach line: step<TAB>sentence.');
  process.exit(1);
}

const written = (raw: RawValues): string =>
  Object.entries(raw)
    .map(([name, values]) => `${name}=${values.join(' | ')}`)
    .join(', ');

function replyLines(reply: Reply): string[] {
  const { suggestions, choices, link, helper, handsOff } = actionsOf(reply);
  const tappable = [...(suggestions ?? []), ...(choices ?? []).map(({ shown }) => shown)];
  const asks = reply.kind === 'leave' || reply.kind === 'start-over' ? ' [yes/no]' : '';
  return [
    ...answersOfOpen(reply).map(({ field, raw }) => `asks whether: ${field}: ${written(raw)}`),
    `says: ${reply.text}${asks}`,
    ...(tappable.length > 0 ? [`offers to tap: ${tappable.join(' · ')}`] : []),
    ...(link ? [`links to: ${link.text}`] : []),
    ...(helper ? [`shows: ${helper}`] : []),
    ...(handsOff ? ['offers a person'] : []),
  ];
}

function linesOf(outcome: MessageOutcome): string[] {
  switch (outcome.kind) {
    case 'answer':
      return [`stores: ${written(outcome.raw)}`, ...(outcome.reply ? [`says: ${outcome.reply}`] : [])];
    case 'option':
      return [`stores: ${outcome.name}=${outcome.value}`];
    case 'refusal':
      return [`refuses: ${outcome.message}`];
    case 'reply':
      return replyLines(outcome.reply);
    case 'address': {
      const { address, beside, text } = outcome;
      const place =
        address === null
          ? 'opens the search'
          : `searches: ${Object.values(address).filter(Boolean).join(', ')}`;
      return [place, ...(beside === null ? [`says: ${text}`] : linesOf(beside))];
    }
    case 'go':
      return [
        `opens the question ${outcome.step ?? outcome.route}`,
        ...(outcome.beside ? replyLines(outcome.beside) : []),
      ];
    case 'panel':
      return [`shows the panel ${outcome.panel}`, ...(outcome.beside ? replyLines(outcome.beside) : [])];
    case 'leave':
      return [`leads to ${outcome.path}`, ...(outcome.beside ? replyLines(outcome.beside) : [])];
    default:
      return [`does: ${outcome.kind}`];
  }
}

const learnt = readLearnt();
const market = presentMarket();
for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
  const [step = '', sentence, ...others] = line.split('\t');
  const question = questionOf(step, market);
  if (sentence === undefined || question === undefined) continue;
  const { plans = [] } = question;
  const context = messageContext(question);
  const campaign = fileCampaigns.byPrefix(context.campaign);
  const { acts } = understand(sentence, context, { ...learnt, campaign, plans, today: market.today });
  const here = readHere(sentence, question);
  const { outcome, early } = here ? { outcome: here, early: [] } : outcomeOf(sentence, acts, question);
  const lines = [...linesOf(outcome), ...early.map(({ says }) => `remembers: ${says}`)];
  if (options.includes('--json')) console.log(JSON.stringify({ step, sentence, others, acts, outcome }));
  else console.log(`${[step, sentence, ...others].join('\t')}\n    ${lines.join('\n    ')}\n`);
}
