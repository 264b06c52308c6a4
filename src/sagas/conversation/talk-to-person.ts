import { eventChannel } from 'redux-saga';
import * as z from 'zod/mini';
import { isFinal, isSettled } from '../../api/call-result.ts';
import {
  askForPerson,
  conversationNews,
  conversationNewsEvent,
  conversationStream,
  writeToPerson,
} from '../../contract/calls/conversation.ts';
import { jsonIn } from '../../contract/json-in.ts';
import { keyKeeper } from '../../contract/key-keeper.ts';
import { messageReplied } from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import {
  personCalled,
  personLost,
  personMessageShown,
  personNewsCame,
  personReached,
  personRefused,
  personTold,
} from '../../store/person.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectAddon } from '../effects/origin.ts';
import { pauseBeforeRetry } from '../pause-before-retry.ts';
import type { PersonLine, SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, fork, put, type Saga, select, takeEvery, takeEveryFrom } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

/** About four minutes of retries. Time without a connection does not count. */
const maxTries = 10;

const kept = z.object({ id: z.uuid(), after: z.int(), shown: z.int(), since: z.number() });

const selectOpen = ({ person }: RootState) => person.open;

/** A person of the team joins the conversation: asking for one, writing, and what arrives, also after a reload. */
export function* talkToPerson(line: PersonLine, dependencies: SagaDependencies): Saga {
  // takeEvery: the handlers never block.
  yield* takeEvery([personCalled, personMessageShown, personNewsCame, personLost], function* keep(): Saga {
    const open = yield* select(selectOpen);
    if (open === null) line.slot.clear();
    else line.slot.write(open);
  });
  // While it waits, the shop still answers: who joins reads what was said meanwhile.
  yield* takeEvery(messageReplied, function* tellWaiting({ payload: { said } }): Saga {
    const { standing } = yield* select(({ person }: RootState) => person);
    if (standing === 'waiting' && said.trim() !== '') yield* put(personTold({ text: said.trim() }));
  });
  yield* fork(ask, dependencies);
  yield* takeLeadingDue(
    ({ person }) => (person.open === null ? null : (person.unsent[0] ?? null)),
    (text) => write(text, dependencies),
  );
  yield* takeLeadingDue(
    (state) => selectOpen(state)?.id ?? null,
    () => listen(line),
  );
  const { data } = kept.safeParse(line.slot.read());
  if (data !== undefined) yield* put(personCalled(data));
}

function* ask({ client, newKey, now }: SagaDependencies): Saga {
  const keys = keyKeeper(newKey);
  yield* takeLeadingDue(
    ({ person }) => person.asking,
    function* askWith(said): Saga {
      const { id: idLead } = yield* select(selectLead);
      const addon = yield* select(selectAddon);
      const body = { idLead, addon, said };
      const result = yield* call(() => client.call(askForPerson, { body }, { key: keys.of(body) }));
      if (isSettled(result)) keys.settle();
      if (!result.ok) return yield* put(personRefused({ message: result.failure.message }));
      const { id, after } = result.value;
      yield* put(personCalled({ id, after, shown: after, since: now() }));
    },
  );
}

function* write(text: string, dependencies: SagaDependencies): Saga {
  const { client, newKey } = dependencies;
  const key = newKey();
  let refusal: string | null = null;
  let asked = 0;
  for (let tries = 0; tries < maxTries; tries = yield* pauseBeforeRetry(tries, asked, dependencies)) {
    yield* waitUntil(({ device }) => device.connection !== 'offline');
    const open = yield* select(selectOpen);
    if (open === null) return;
    const params = { id: open.id };
    const result = yield* call(() => client.call(writeToPerson, { params, body: { text } }, { key }));
    if (result.ok) return yield* put(personReached({ refusal: null }));
    if (result.failure.status === 404) return yield* put(personLost());
    refusal = result.failure.message;
    if (isFinal(result.failure)) break;
    asked = result.failure.retryAfter;
  }
  yield* put(personReached({ refusal }));
}

/** Receives what is written, until the conversation is over. */
function* listen(line: PersonLine): Saga {
  const open = yield* select(selectOpen);
  if (open === null) return;
  const path = `${conversationStream.replace(':id', open.id)}?after=${open.after}`;
  const channel = eventChannel<string>((tell) => line.listen(path, conversationNewsEvent, tell));
  yield* takeEveryFrom(channel, function* hear(data): Saga {
    const news = conversationNews.safeParse(jsonIn(data)).data;
    if (news !== undefined) yield* put(personNewsCame(news));
  });
  yield* waitUntil((state) => selectOpen(state)?.id !== open.id);
  channel.close();
}
