import type { Shop } from '../../server/commands/run-command.ts';
import { addMessages, type NewMessage } from '../../server/conversations/add-messages.ts';
import { sealContact } from '../../server/conversations/message-body.ts';
import type { ConversationState } from '../../server/conversations/tables.ts';
import type { Connection } from '../../server/database/database.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { momentAfter } from '../../server/runtime/moment.ts';
import { dayMs, minuteMs } from '../../src/brazil/durations.ts';
import { conversationOutcomes } from '../../src/contract/panel/conversations.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { type Chance, oneOf } from './chance.ts';
import { madeUpContact } from './made-up-people.ts';

/** What was written, by turns: the visitor, then the shop. */
const talks = [
  [
    'Oi, tem fibra na minha rua?',
    'Olá! Qual é o CEP?',
    '01310-100',
    'Sim: a fibra chega aí. Quer ver os planos?',
  ],
  [
    'Quanto custa o de 500?',
    'O plano de 500 Mega tem preço menor no débito automático. Quer seguir?',
    'vou pensar',
  ],
  [
    'minha internet caiu',
    'Para o suporte de quem já é cliente, ligue para a central.',
    'quero falar com alguém',
  ],
  ['Vocês instalam no sábado?', 'Sim, de manhã, onde a agenda tem vaga.', 'ótimo, quero sábado então'],
  [
    'oi, meu pedido era pra hoje e ninguém apareceu',
    'Sinto muito. Para achar o seu pedido, diga o número ou o protocolo.',
    'não tenho aqui, tô no trabalho',
  ],
  [
    'vcs cobrem a multa da operadora que eu tenho hoje?',
    'Isso eu não sei responder. Quer falar com uma pessoa da equipe?',
    'quero sim',
  ],
  [
    'Boa tarde, somos 4 em casa e dois trabalham online',
    'Para quatro pessoas, o plano de 600 Mega costuma bastar. Quer ver o preço?',
    'manda o preço por favor',
  ],
  [
    'o de 1 giga vem com streaming?',
    'Vem: você escolhe ao contratar. Quer seguir?',
    'vou ver com meu marido',
  ],
  [
    'Sou síndico, tem condição pro prédio inteiro?',
    'Um pedido é de cada apartamento. Quer que alguém da equipe ligue?',
    'pode ligar depois das 18h',
  ],
  [
    'moro de aluguel, posso levar a internet se mudar?',
    'Pode, onde houver rede no endereço novo. Qual é o CEP de hoje?',
    '30140-071',
  ],
];

const states: readonly ConversationState[] = [
  'waiting',
  'person',
  'bot',
  'bot',
  'closed',
  'closed',
  'closed',
];

type Parts = Pick<Shop, 'database' | 'protection'>;

/** Conversations in every state; who waits has done so for minutes. */
export async function seedConversations(
  { database, protection }: Parts,
  operators: readonly string[],
  many: number,
  now: Date,
): Promise<void> {
  const chance = seededRandom(many);
  await database.write(async (db) => {
    const leads = await openLeads(db, many);
    for (let index = 0; index < many; index += 1) {
      const state = states[index % states.length] ?? 'bot';
      const ago = state === 'closed' ? chance() * 28 * dayMs : (5 + chance() * 50) * minuteMs;
      const began = new Date(now.getTime() - ago);
      const helper = state === 'person' || state === 'closed' ? oneOf(chance, operators) : null;
      const id = timeOrderedId(systemRandom, began);
      const row = { ...talkColumns(state, began, helper), ...personColumns(chance, protection, id) };
      const outcome = outcomeOf(chance, state);
      await db
        .insertInto('conversations')
        .values({ ...row, ...recordColumns(index % 3 === 0 ? undefined : leads[index]), outcome })
        .execute();
      await addMessages({ protection, random: systemRandom }, db, id, talkOf(chance, helper), began);
    }
  });
}

type OpenLead = { readonly id: string; readonly addon: string | null };

const openLeads = (db: Connection, many: number): Promise<OpenLead[]> =>
  db
    .selectFrom('leads')
    .select(['id', 'addon'])
    .where('status', '=', 'open')
    .where('name', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(many)
    .execute();

const outcomeOf = (chance: Chance, state: ConversationState) =>
  state === 'closed' ? oneOf(chance, conversationOutcomes) : null;

const recordColumns = (lead: OpenLead | undefined) => ({
  lead_id: lead?.id ?? null,
  campaign: lead?.addon ?? '',
});

function personColumns(chance: Chance, protection: Parts['protection'], id: string) {
  const { name, phone } = madeUpContact(chance);
  const channel = chance() < 0.6 ? ('whatsapp' as const) : ('site' as const);
  const contact = channel === 'whatsapp' ? { phone, profileName: name } : { phone: '', profileName: '' };
  return { id, channel, person_hash: `seeded ${id}`, contact: sealContact(protection, { id }, contact) };
}

function talkColumns(state: ConversationState, began: Date, helper: string | null) {
  const at = began.toISOString();
  return {
    ...{ state, operator_id: helper, misunderstood: 0, stopped: 0 },
    asked_at: state === 'bot' ? null : at,
    answered_at: helper === null ? null : momentAfter(began, 4 * minuteMs),
    silent_until: state === 'person' ? momentAfter(began, dayMs) : null,
    ...{ last_in_at: at, created_at: at, updated_at: at },
  };
}

function talkOf(chance: Chance, helper: string | null): NewMessage[] {
  const said = oneOf(chance, talks).map((text, turn): NewMessage => {
    const author = turn % 2 === 0 ? 'visitor' : 'shop';
    return { author, state: author === 'visitor' ? 'done' : 'sent', body: { text } };
  });
  if (helper === null) return said;
  const text = 'Oi! Sou da equipe: como posso ajudar?';
  return [...said, { author: 'operator', state: 'sent', operatorId: helper, body: { text } }];
}
