import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { memoize } from './text/memoize.ts';
import { blank } from './text/text.ts';

export interface AnswerLabel {
  words: string;
  step: StepId;
  field: FieldName;
}

/** 'Dia da fatura', 'data do meu boleto': of a bill, its day to be paid. */
const billDays = ['dia', 'data'].flatMap((day) =>
  ['da fatura', 'do boleto', 'da conta', 'da mensalidade', 'do pagamento', 'da cobranca'].flatMap((of) => [
    `${day} ${of}`,
    `${day} ${of.replace(/ /, of.startsWith('da') ? ' minha ' : ' meu ')}`,
  ]),
);

/** Names of answers. A longer name stands before a shorter one that it contains. */
export const answerLabels: readonly AnswerLabel[] = [
  {
    words: 'nome da minha mae|nome da mae|nome de mae|minha mae|mae',
    step: 'nome-mae',
    field: 'mothers_name',
  },
  {
    words: 'data de nascimento|dt nascimento|nascimento|aniversario|idade',
    step: 'data-nascimento',
    field: 'birth_date',
  },
  {
    words:
      'data da instalacao|dia da instalacao|dia de instalacao|dia da visita|data de instalacao|agendamento|agenda|horario|visita|data do tecnico|dia do tecnico|dia que o tecnico|minha instalacao|instalacao pra outro dia|instalacao para outro dia|dia e periodo|dia e o periodo',
    step: 'data-instalacao',
    field: 'schedules',
  },
  {
    words: [
      'dia de vencimento|dia do vencimento|data de vencimento|vencimento|dia de pagar|data de pagamento',
      ...billDays,
    ].join('|'),
    step: 'data-de-vencimento',
    field: 'due_date',
  },
  {
    words: 'forma de pagamento|pagamento|debito automatico|debito',
    step: 'ativar-debito',
    field: 'direct_debit',
  },
  {
    words: 'dados bancarios|dados da conta|conta bancaria|conta do banco|banco|agencia|conta',
    step: 'conta-debito',
    field: 'bank',
  },
  { words: 'numero do cpf|cpf', step: 'cpf', field: 'cpf' },
  { words: 'cnpj', step: 'cpf', field: 'cnpj' },
  { words: 'documento', step: 'cpf', field: 'cpf' },
  {
    words:
      'numero de telefone|numero do telefone|numero do celular|numero do whatsapp|telefone|celular|fone|tel|cel|whatsapp|whats|zap|contato',
    step: 'telefone',
    field: 'phone',
  },
  { words: 'e mail|email|correio eletronico', step: 'email', field: 'email' },
  { words: 'codigo postal|cep|endereco|rua|bairro|cidade', step: 'cep', field: 'cep' },
  {
    words: 'numero do apartamento|numero do apto|numero do ap|complemento|apartamento|apto|apt',
    step: 'instalacao',
    field: 'complement',
  },
  {
    words: 'numero da casa|numero do imovel|numero do predio|numero|quadra|lote',
    step: 'nr-imovel',
    field: 'number',
  },
  { words: 'plano|velocidade|oferta', step: 'planos', field: 'idPlan' },
  { words: 'nome completo|nome|sobrenome', step: 'nome', field: 'name' },
];

const names = answerLabels.flatMap((label) =>
  label.words.split('|').map((name) => ({ label, name: ` ${name} ` })),
);

/** Each of these words by itself. */
export const labelWords: ReadonlySet<string> = new Set(
  answerLabels.flatMap(({ words }) => words.split(/[ |]/)),
);

export interface NamedAnswer {
  label: AnswerLabel;
  /** The text without the name. */
  rest: string;
}

/** The first answer in the list that the words name. They come with single spaces and no signs. */
export function namedAnswer(words: string): NamedAnswer | null {
  const named = answerLabelIn(words);
  return named && { label: named.label, rest: `${words.slice(0, named.from)}${words.slice(named.to)}` };
}

/** 'Mais em conta' is a price, and 'um número errado' a digit of something else. */
const noLabel = / em conta(?![a-z])|\b(?:um|algum|uns|alguns|dois) numeros?(?![a-z])/g;

/** The named answer, with its place and the rest of the text. */
export const answerLabelIn = memoize(
  (plain: string): { label: AnswerLabel; from: number; to: number } | null => {
    const padded = ` ${blank(plain.replace(/[^a-z\d]/g, ' '), noLabel)} `;
    for (const { label, name } of names) {
      const at = padded.indexOf(name);
      if (at !== -1) return { label, from: at, to: at + name.length - 2 };
    }
    return null;
  },
  (plain) => plain,
);

/** All answers that the words name, each once. */
export function answerLabelsIn(plain: string): readonly AnswerLabel[] {
  const first = answerLabelIn(plain);
  if (first === null)
    return apartment.test(plain) ? answerLabels.filter(({ field }) => field === 'complement') : [];
  const { label, from, to } = first;
  const rest = `${plain.slice(0, from)}${' '.repeat(to - from)}${plain.slice(to)}`;
  return [label, ...answerLabelsIn(rest).filter((one) => one !== label)];
}
const apartment = /\bap\b/;

/** 'Digitei o ap errado, é 302 e não 203': short for an apartment only in front of its number, or behind it at the end. */
export function apartmentIn(plain: string): { label: AnswerLabel; from: number; to: number } | null {
  const match = apartmentWithNumber.exec(plain);
  const label = answerLabels.find(({ field }) => field === 'complement');
  return match && label ? { label, from: match.index, to: match.index + 'ap'.length } : null;
}
const apartmentWithNumber =
  /\bap(?=(?:[ ,]+(?:e|eh|o|certo|correto|errado|trocado|invertido|incompleto|ta|tava|esta|estava|era|foi|saiu|ficou|que|eu|digitei|botei|coloquei|pus|passei|falei|numero))*[ ,]+\d)\b|(?<=\d[a-z]? o )ap$/;
