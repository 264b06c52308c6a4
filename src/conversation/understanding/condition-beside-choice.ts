import { consentReplies } from '../../content/conversation/consent-replies.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { proposalOf } from './answered.ts';
import { replyTo } from './beside-question.ts';
import type { Asked, Reading } from './reading.ts';
import { awaitedFields, recogniseAnswers } from './recognise-answers.ts';
import { within } from './text/clauses.ts';
import { type Text, textOf } from './text/text.ts';
import { yesOrNoAtStep } from './yes-no/yes-no-at-step.ts';

/** 'Se tiver', 'desde que instale'; not 'se der' nor 'se eu quiser', which leave all open. */
const marker =
  /(?:^|[ ,.;])(?:mas |e |so )*(?:(?:se|caso)(?! (?:eu|der(?! desconto)|deu|puder|possivel|precis\w+|quiser|nao (?:der|puder|tiver outr\w+)|a gente|(?:nao )?(?:cancel|sai|mud|troc|desist|atras|gost)\w*|nao for (?:muito )?incomodo)\b)|(?:desde|contanto) que|com a condicao de(?: que)?|sob a condicao de(?: que)?) (?=[a-z])/;
/** Where the choice follows its condition: 'se tiver instalação grátis fico com o de 500'. */
const choice =
  /[ ,](?:eu )?(?:fico|ficaria|quero|queria|fecho|pego|pode ser|vou (?:de|querer|ficar|pegar)|levo|assino|manda|bota|coloca|escolho|prefiro|contrato|aceito|topo)\b/;

/** The condition as a question: 'não tiver fidelidade' asks whether there is one. */
const asQuestion = (condition: string): string =>
  `${condition
    .replace(/^nao /, '')
    .replace(/^(?:tiver|tiverem|tenha|tenham|houver|haja)\b/, 'tem')
    .replace(/^der (?=desconto)/, 'tem ')
    .replace(/^(?:for|forem|seja|fosse)\b/, 'e')
    .replace(/^(?:vier|vierem|venha)\b/, 'vem')
    .replace(/^(?:instal(?:ar|arem|e|em)|fizer(?:em)? a instalacao)\b/, 'voces instalam')
    .replace(/^(?:chegar|chegue)\b/, 'chega')
    .replace(/^(?:pegar|pegue)\b/, 'pega')
    .replace(/[ .!?]+$/, '')}?`;

interface Parted {
  choice: Text;
  condition: Text;
  /** The condition with its 'se'. */
  said: string;
}

function partedAtCondition(text: Text): Parted | null {
  const { plain } = text;
  const match = marker.exec(plain);
  if (match === null || plain.includes('?')) return null;
  const from = match.index + match[0].length;
  const follows = choice.exec(plain.slice(from));
  const to = follows === null ? plain.length : from + follows.index;
  const others = [within(text, 0, match.index), within(text, to, plain.length)];
  return {
    choice: textOf(
      others
        .map(({ shown }) => shown.replace(/^[ ,.]+|[ ,.]+$/g, ''))
        .filter(Boolean)
        .join(', '),
    ),
    condition: within(text, from, to),
    said: text.shown.slice(match.index, to).replace(/^[ ,.;]+/, ''),
  };
}

/** The choices that may have a condition, and what it speaks of. */
const ofChoice: Partial<Record<FieldName, RegExp>> = { idPlan: /./, direct_debit: /\bdescontos?\b/ };

/** 'Desde que não passe de 130 reais' says which plan. */
const tellsPrice =
  /\b(?:pass[ea]|ultrapass[ea]|custe|saia|fique|caiba|seja)\b.*\b\d{2,3}(?! ?(?:dias?|h\w*|megas?|gigas?|mb)\b)\b/;

/** '…, se não der não': what holds otherwise. */
const otherwise = /,? (?:e |mas )?(?:se|caso) (?:nao|n) (?:der|tiver|for|houver)\b.*$/;
const withoutElse = (text: Text): Text =>
  within(text, 0, otherwise.exec(text.plain)?.index ?? text.plain.length);

/** 'Se tiver instalação grátis fico com o de 500': the choice waits for a yes, and the condition gets its reply. */
export function conditionBesideChoice(text: Text, asked: Asked): Reading | null {
  if (awaitedFields(asked).includes('accept_information')) return conditionBesideConsent(text, asked);
  const chosen = awaitedFields(asked).find((name) => name in ofChoice);
  const parted = chosen === undefined ? null : partedAtCondition(withoutElse(text));
  const isMeant =
    chosen !== undefined &&
    parted !== null &&
    ofChoice[chosen]?.test(parted.condition.plain) === true &&
    !(chosen === 'idPlan' && tellsPrice.test(parted.condition.plain));
  if (!isMeant) return null;
  const beside = replyTo(textOf(asQuestion(parted.condition.plain)), asked);
  // 'O de 500' alone may be one of several; beside its condition the simplest waits for a yes.
  const told = [parted.choice, text].flatMap((part) => recogniseAnswers(part, asked, false).answers);
  const answers = told.filter(({ field }) => field === chosen).slice(0, 1);
  const isMore = told.some(({ field }) => field !== chosen);
  if (answers.length === 0 || isMore) return null;
  return beside === null
    ? proposalOf({ answers }, [parted.said])
    : { ...proposalOf({ answers }, []), reply: beside.reply };
}

/** 'Aceito se meu marido concordar' waits for somebody. */
const ofOthers = /\b(?:concord|deix|autoriz|aceit|aprov|liber|quiser|topar)\w*[ .!]*$/;

/** 'Concordo desde que seja até sexta': the condition gets its reply, and nothing is accepted. */
function conditionBesideConsent(text: Text, asked: Asked): Reading | null {
  const parted = partedAtCondition(text);
  if (parted === null || ofOthers.test(parted.condition.plain)) return null;
  const isAgreed =
    yesOrNoAtStep(parted.choice.plain, asked) === true ||
    recogniseAnswers(parted.choice, asked, false).answers.some(({ field }) => field === 'accept_information');
  if (!isAgreed) return null;
  const beside = replyTo(textOf(asQuestion(parted.condition.plain)), asked);
  const { accept_information: declined } = consentReplies.declined;
  return beside === null
    ? { kind: 'question', reply: declined }
    : { kind: 'question', ...beside, reply: `${beside.reply} ${declined}` };
}
