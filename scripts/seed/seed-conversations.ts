import type { Shop } from '../../server/commands/run-command.ts';
import { addMessages, type NewMessage } from '../../server/conversations/add-messages.ts';
import { sealContact } from '../../server/conversations/message-body.ts';
import { personHash, personOf } from '../../server/conversations/person-hash.ts';
import type { ConversationState } from '../../server/conversations/tables.ts';
import type { Connection } from '../../server/database/database.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { momentAfter } from '../../server/runtime/moment.ts';
import { dayMs, minuteMs } from '../../src/brazil/durations.ts';
import { conversationOutcomes } from '../../src/contract/panel/conversations.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { type Chance, oneOf } from './chance.ts';
import { madeUpContact } from './made-up-people.ts';
import { textsOf } from './texts.ts';

const states = ['waiting', 'person', 'bot', 'bot', 'closed', 'closed', 'closed'] as const;

type Parts = Pick<Shop, 'database' | 'protection'>;

/** Conversations in every state; who waits has done so for minutes. */
export async function seedConversations(
  { database, protection }: Parts,
  operators: readonly string[],
  many: number,
  now: Date,
): Promise<void> {
  const chance = seededRandom(now.getTime());
  await database.write(async (db) => {
    const leads = await openLeads(db, many);
    const leadOf = (index: number) => (index % 3 === 0 ? undefined : leads[index]);
    for (let index = 0; index < many; index += 1) {
      const state = states[index % states.length] ?? 'bot';
      const ago = state === 'closed' ? chance() * 28 * dayMs : (5 + chance() * 50) * minuteMs;
      const began = new Date(now.getTime() - ago);
      const helper = state === 'person' || state === 'closed' ? oneOf(chance, operators) : null;
      const id = timeOrderedId(systemRandom, began);
      const person = personColumns(chance, protection, id, leadOf(index));
      const added = await db
        .insertInto('conversations')
        .values({ ...talkColumns(chance, state, began, helper), ...person })
        // Two in many thousands have the same phone.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) continue;
      await addMessages({ protection, random: systemRandom }, db, id, talkOf(chance, state, helper), began);
    }
  });
}

const openLeads = (db: Connection, many: number) =>
  db
    .selectFrom('leads')
    .select(['id', 'addon', 'phone'])
    .where('status', '=', 'open')
    .where('name', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(many)
    .execute();

type OpenLead = Awaited<ReturnType<typeof openLeads>>[number];

/** Whose lead is known has the lead's name and phone. */
function personColumns(chance: Chance, protection: Parts['protection'], id: string, lead?: OpenLead) {
  const { name, phone } = { ...madeUpContact(chance), ...(lead?.phone && { name: '', phone: lead.phone }) };
  const isOnPhone = chance() < 0.6;
  const contact = isOnPhone ? { phone, profileName: name } : { phone: '', profileName: '' };
  return {
    ...{ id, lead_id: lead?.id ?? null, campaign: lead?.addon ?? '' },
    channel: isOnPhone ? ('whatsapp' as const) : ('site' as const),
    person_hash: isOnPhone ? personHash(protection, personOf(contact)) : `seeded ${id}`,
    contact: sealContact(protection, { id }, contact),
  };
}

function talkColumns(chance: Chance, state: ConversationState, began: Date, helper: string | null) {
  const at = began.toISOString();
  return {
    ...{ state, operator_id: helper, misunderstood: 0, stopped: 0 },
    outcome: state === 'closed' ? oneOf(chance, conversationOutcomes) : null,
    asked_at: state === 'bot' ? null : at,
    answered_at: helper === null ? null : momentAfter(began, 4 * minuteMs),
    silent_until: state === 'person' ? momentAfter(began, dayMs) : null,
    ...{ last_in_at: at, created_at: at, updated_at: at },
  };
}

function talkOf(chance: Chance, state: ConversationState, helper: string | null): NewMessage[] {
  const talk = oneOf(chance, textsOf('talk'));
  const asked = [...talk.slice(0, talk.length - (talk.length % 2)), ...oneOf(chance, textsOf('ask'))];
  const said = (state === 'bot' ? talk : asked).map((text, turn): NewMessage => {
    const author = turn % 2 === 0 ? 'visitor' : 'shop';
    return { author, state: author === 'visitor' ? 'done' : 'sent', body: { text } };
  });
  if (helper === null) return said;
  const text = 'Oi! Sou da equipe: como posso ajudar?';
  return [...said, { author: 'operator', state: 'sent', operatorId: helper, body: { text } }];
}
