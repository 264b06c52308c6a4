import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { Asked } from './reading.ts';
import { pendingFields } from './recognise-answers.ts';
import { withAddressClauses } from './recognisers/address/address-clauses.ts';
import { blockLetters } from './spoken/spelled-letters.ts';
import { withDictatedClauses } from './text/dictated-clauses.ts';
import { withLabelsApart } from './text/framing.ts';
import { normaliseSpeech } from './text/normalise.ts';
import { type Text, textOf } from './text/text.ts';

/** 'Quero esse mesmo', behind a reply about one plan. */
const pointing =
  /^(?:(?:e|eh|ok|ta|ta bom|entao|beleza|blz|certo|isso|sim|gostei|otimo|legal|pode ser|eu|quero|queria|vou querer|prefiro|fico com|vou ficar com|vou|pego|escolho|fechado|fecha|coloca|bota|manda|me ve|contrato|gostei)[ ,.!]+)*(?:[nd]?ess[ea]|[nd]?est[ea]|[nd]?el[ea]|isso)(?: (?:ai|mesm[oa]|plano|entao|sim|dai))*[ ,.!]*$/;

const asMeant = (text: Text, { meant }: Asked): Text =>
  meant !== undefined && pointing.test(text.plain) ? textOf(meant) : text;

/** 'Quê ene a trinta e quatro', where a block is asked. */
const asSpelled = (text: Text, asked: Asked): Text =>
  (pendingFields(asked).includes('block_number') ? blockLetters(text) : null) ?? text;

const ofAddress: readonly FieldName[] = ['number', 'block_number', 'address'];

function withClauses(text: Text, asked: Asked): Text {
  const pending = pendingFields(asked);
  return pending.some((name) => ofAddress.includes(name))
    ? withAddressClauses(text, pending.includes('address'))
    : text;
}

interface Prepared {
  /** The message with its denials and dictated signs as the rules know them. */
  said: Text;
  /** The same with the clauses of dictated text apart. */
  text: Text;
}

/** A message in the form in which it is read. */
export function prepareText(typed: string, asked: Asked): Prepared {
  const said = asSpelled(normaliseSpeech(withLabelsApart(asMeant(textOf(typed), asked))), asked);
  return { said, text: withClauses(withDictatedClauses(said), asked) };
}
