import { fieldNames } from '../../../funnel/fields/fields.ts';
import { everyStepWords } from '../../../funnel/words/every-step-words.ts';

/** Acts of `knowledge/README.md` in plain words. */

const alone: Readonly<Record<string, string>> = {
  yes: 'Diz que sim',
  no: 'Diz que não',
  doubt: 'Fica em dúvida, ou tanto faz',
  wait: 'Pede um momento',
  explain: 'Não entendeu a pergunta',
  greet: 'Cumprimenta',
  thanks: 'Agradece',
  returned: 'Avisa que voltou',
  complaint: 'Reclama',
  note: 'Avisa algo para a instalação',
  other: 'Conta algo ou brinca, sem pedir nada',
  'ask:why': 'Pergunta por que a loja pede esse dado',
};

const commands: Readonly<Record<string, string>> = {
  back: 'Voltar à pergunta anterior',
  'go-on': 'Continuar o pedido',
  'start-over': 'Começar de novo',
  summary: 'Ver o que já respondeu',
  help: 'Ajuda',
  person: 'Falar com uma pessoa',
  call: 'Receber uma ligação',
  pages: 'Responder em páginas, sem conversa',
  later: 'Continuar outra hora',
  leave: 'Desistir',
  cancel: 'Cancelar o pedido feito',
  renewal: 'Renovar o plano',
  migration: 'Trocar o plano antigo pela fibra',
  coverage: 'Só consultar o endereço',
  company: 'Contratar para empresa',
  line: 'Contratar com a linha móvel da loja',
  collaborator: 'Contratar como colaborador',
  postcode: 'Descobrir o CEP',
  'other-order': 'Mais uma conexão, ou outro endereço',
  reschedule: 'Mudar o dia da instalação',
};

/** Each with its field: 'Informa: CEP'. */
const told: Readonly<Record<string, string>> = {
  inform: 'Informa',
  correct: 'Corrige',
  own: 'Pergunta o que respondeu',
  lack: 'Não sabe ou não tem',
  refuse: 'Não quer dizer',
  others: 'Diz o de outra pessoa',
};

const asked = new Map(
  Object.values(everyStepWords).flatMap(({ fields = {} }) =>
    Object.entries(fields).map(([name, words]) => [name, words.name ?? words.label] as const),
  ),
);

/** What no step asks on its own, or the label of its box would not say. */
const fieldWords: Readonly<Record<string, string>> = {
  no_number: 'Casa sem número',
  no_mother: 'Sem nome da mãe no registro',
  no_day: 'Dia ou período que não serve',
  city: 'Cidade',
  state: 'Estado',
  number: 'Número da casa',
  complement: 'Complemento',
  accept_promotions: 'Ofertas por e-mail',
};

const fieldTitle = (field: string): string => fieldWords[field] ?? asked.get(field) ?? field;

/** An act in words. Topics are questions by their ids. */
export function actTitle(act: string, topics: ReadonlyMap<string, string>): string {
  const [does = '', object = ''] = act.split(/[:=]/);
  const known = alone[act] ?? alone[does];
  if (known !== undefined) return known;
  if (does === 'ask') return topics.get(object) ?? object;
  if (does === 'command') return `Quer: ${commands[object] ?? object}`;
  return `${told[does] ?? does}: ${fieldTitle(object)}`;
}

/** Consent is never taught, and money only with its value. */
const untaught = /^accept_|^direct_debit$/;

const spoken = [...fieldNames, 'no_number', 'no_mother', 'no_day', 'city', 'state'].filter(
  (name) => !untaught.test(name),
);

/** Denials of a field are told, and nothing else. */
const fits = (does: string, field: string): boolean => does === 'inform' || !field.startsWith('no_');

/** Everything that a sentence can be taught as, for a list to choose from. */
export function actChoices(topics: ReadonlyMap<string, string>) {
  const named = (acts: readonly string[]) =>
    acts.map((act) => ({ value: act, label: actTitle(act, topics) }));
  return [
    { group: 'Perguntas', items: named([...topics.keys()].map((topic) => `ask:${topic}`)) },
    { group: 'Pedidos', items: named(Object.keys(commands).map((name) => `command:${name}`)) },
    { group: 'Conversa', items: named(Object.keys(alone)) },
    {
      group: 'Dados',
      items: named(
        Object.keys(told).flatMap((does) =>
          spoken.filter((field) => fits(does, field)).map((field) => `${does}:${field}`),
        ),
      ),
    },
  ];
}
