import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { Asked } from './reading.ts';
import { awaitedFields, pendingFields } from './recognise-answers.ts';
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

const choices: readonly FieldName[] = ['idPlan', 'due_date', 'direct_debit', 'schedules'];
const there = '(?:tem|rola|existe|aceita\\w*|teria|dava|pode(?:ria)? ser|podia ser)';
/** 'E pix não tem não?', 'não tem sábado não': where something is to be chosen, whoever denies twice asks. */
const deniedTwice = new RegExp(
  `(?<=^|[,.;!] ?|\\b(?:e|mas|ai|caro|car[oa]s) )(?:(?<before>(?:(?!nao\\b|tem\\b)[a-z\\d]+ ){1,4}?)(?:voces? |vcs? )?nao (?<verb>${there})(?: mais)?|(?:voces? |vcs? )?nao (?<verb2>${there}) (?<behind>(?:(?!nao\\b)[a-z\\d$,.]+ ){1,8}?)(?:mais )?)(?: ?nao\\b|(?<=tem)(?=\\?))(?: ne| moca?o?| gente| viu)?(?=[.!? ]|$)`,
);

function withDoubleDenialAsked(text: Text, asked: Asked): Text {
  const [open] = awaitedFields(asked);
  const match = open !== undefined && choices.includes(open) ? deniedTwice.exec(text.plain) : null;
  if (match === null) return text;
  const { before = '', behind = '', verb, verb2 } = match.groups ?? {};
  const about = (before || behind).replace(/^(?:e|mas|ai|entao) /, '').trim();
  const [from, to] = [match.index, match.index + match[0].length];
  return textOf(
    `${text.shown.slice(0, from)}${verb ?? verb2} ${about}?${text.shown.slice(to).replace(/^\?/, '')}`,
  );
}

const weekday = '(?:segunda|terca|quarta|quinta|sexta|sabado|dia \\d{1,2})';
/** 'Tem como ser sábado? Se não der, segunda de manhã': both are wishes, in this order; what stands between gives the reason. */
const elseDay = new RegExp(
  `(?:\\b(?:tem como|da (?:pra|para)|daria (?:pra|para)|pode|podia|poderia|tem|queria|quero|consegue\\w*|voces? vem|vcs vem) (?:ser |vir |marcar |no |na |a |o )*)?(?=${weekday})(?<first>${weekday}(?: \\d{1,2})?(?: (?:(?:de|a|pela) )?(?:manha|tarde|cedo))?)(?! ou )\\b[^]{0,90}?[,.? ](?:se (?:nao|n)(?: (?:der|tiver|puder\\w*|rolar|conseguir\\w*|vier\\w*|houver|for possivel))?|senao|caso (?:nao|contrario))[ ,]+(?:(?:pode ser|quero|marca|bota|serve|na|no|a|o) )*(?=${weekday})`,
);

function withElseDay(text: Text, asked: Asked): Text {
  const match = awaitedFields(asked).includes('schedules') ? elseDay.exec(text.plain) : null;
  if (match === null) return text;
  const { first = '' } = match.groups ?? {};
  const before = text.shown.slice(0, match.index).trim();
  const behind = text.shown.slice(match.index + match[0].length).replace(/\?/g, '');
  // The period behind is the second day's; on Saturdays there is only the morning.
  const period = first.startsWith('sab') && !/manha|tarde|cedo/.test(first) ? ' de manhã' : '';
  return textOf(`${before === '' ? '' : `${before}, `}${first}${period} ou ${behind}?`);
}

/** The number of the visitor's own order, by its name. */
function withOrderNamed(text: Text, { facts: { order } }: Asked): Text {
  if (order === null) return text;
  const number = new RegExp(order.orderNumber.split('').join(' ?'));
  return number.test(text.plain) ? textOf(text.shown.replace(number, 'o número do pedido')) : text;
}

interface Prepared {
  /** The message with its denials and dictated signs as the rules know them. */
  said: Text;
  /** The same with the clauses of dictated text apart. */
  text: Text;
}

/** A message in the form in which it is read. */
export function prepareText(typed: string, asked: Asked): Prepared {
  const meant = withOrderNamed(asMeant(textOf(typed), asked), asked);
  const said = asSpelled(normaliseSpeech(withLabelsApart(meant)), asked);
  const wished = withDoubleDenialAsked(withElseDay(said, asked), asked);
  return { said, text: withClauses(withDictatedClauses(wished), asked) };
}
