/** A word of a stored sentence, and what stands in place of one. */
export interface MaskedWord {
  /** `value`: `text` is its field, or `digits`. `rare`: `text` is its keyed hash. `gap`: nobody is shown it. */
  kind: 'word' | 'value' | 'rare' | 'gap';
  text: string;
  /** Signs behind it. */
  ends: string;
  /** The field that the words tell, of fields whose words are nobody's: a plan, a day. */
  mark?: string | undefined;
}

const signOf = { word: '', value: '', rare: '~', gap: '…' } as const;

/** As a column has them: `quero [name] e [~hash] (plano(idPlan)` without brackets of the visitor's own. */
export const writeWords = (words: readonly MaskedWord[]): string =>
  words
    .map(({ kind, text, ends, mark }) => {
      const shown = kind === 'word' ? text : `[${signOf[kind]}${text}]`;
      return `${shown}${ends}${mark === undefined ? '' : `(${mark})`}`;
    })
    .join(' ');

const written = /^(?:\[(~|…)?([^\]]*)\])?([^[\]()]*)(?:\((\w+)\))?$/;

export function readWords(column: string): MaskedWord[] {
  return column.split(' ').map((one) => {
    const [, sign, inside, rest = '', mark] = written.exec(one) ?? [];
    if (inside === undefined) return { kind: 'word', text: rest, ends: '', mark };
    return { kind: sign === '~' ? 'rare' : sign === '…' ? 'gap' : 'value', text: inside, ends: rest, mark };
  });
}

/** What stands for a value. */
const valueNames: Readonly<Record<string, string>> = {
  name: 'nome',
  mothers_name: 'nome da mãe',
  phone: 'telefone',
  line_phone: 'telefone',
  email: 'e-mail',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  company_name: 'empresa',
  birth_date: 'data de nascimento',
  cep: 'CEP',
  address: 'endereço',
  neighborhood: 'bairro',
  city: 'cidade',
  state: 'estado',
  number: 'número da casa',
  complement: 'complemento',
  block_number: 'quadra',
  allotment_number: 'lote',
  agency: 'agência',
  account_number: 'conta',
  code: 'código',
  digits: 'número',
};

const nameOf = (field: string): string => `[${valueNames[field] ?? 'dado'}]`;

/** The sentence as an operator reads it. `shown`: the rare words that many have used, by their hashes. */
export const sentenceText = (column: string, shown: ReadonlyMap<string, string>): string =>
  readWords(column)
    .map(({ kind, text, ends }) => {
      if (kind === 'word') return text + ends;
      const word = kind === 'rare' ? shown.get(text) : undefined;
      return `${word ?? (kind === 'value' ? nameOf(text) : '[…]')}${ends}`;
    })
    .join(' ');

/** The text of a taught row as an operator reads it. */
export const taughtText = (text: string): string =>
  text.replace(/\[([^\]]*)\]\((\w+)\)/g, (_, words: string, field: string) => words || nameOf(field));
