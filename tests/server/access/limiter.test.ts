import { describe, expect, it } from 'vitest';
import { callCountRepository } from '../../../server/access/call-count-repository.ts';
import { type Caller, createLimiter } from '../../../server/access/create-limiter.ts';
import { type Limit, type LimitName, limits, networkRatesOf } from '../../../server/access/limits.ts';
import { createCountsHere } from '../../../server/access/rate-limit.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { openTestServer, testKeys } from '../test-server/open-test-server.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

const counts = callCountRepository(createProtection(testKeys, systemRandom));
const rateOf = (name: LimitName, scope: keyof Limit['per']) => {
  const { per }: Limit = limits[name];
  return per[scope]?.calls ?? 0;
};

/** Two limiters that share only the database. */
async function openTwo(engine: Engine = 'SQLite') {
  const server = await openTestServer({ engine });
  const open = () => createLimiter({ database: server.database, counts, clock: server.now });
  return { ...server, processes: [open(), open()] as const };
}

const somebody = (changes: Partial<Caller> = {}): Caller => {
  const device = crypto.randomUUID();
  return { address: crypto.randomUUID(), device: () => device, about: crypto.randomUUID(), ...changes };
};

/** Far fewer than a process takes: of hundreds, on a busy machine, some would wait for a connection longer than the pool lets them. */
const batch = 50;

/** Counts the permitted calls, made concurrently and alternately in both processes. */
async function letThrough(
  { processes }: Pick<Awaited<ReturnType<typeof openTwo>>, 'processes'>,
  name: LimitName,
  callers: readonly Caller[],
): Promise<number> {
  const outcomes: PromiseSettledResult<void>[] = [];
  while (outcomes.length < callers.length) {
    const some = callers.slice(outcomes.length, outcomes.length + batch);
    const spending = some.map((caller, index) => processes[index % 2 === 0 ? 0 : 1].spend(name, caller));
    outcomes.push(...(await Promise.allSettled(spending)));
  }
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Refusal);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

const times = (count: number, caller: () => Caller) => Array.from({ length: count }, caller);

describe.each(engines)('rate limits shared by two processes on %s', (engine) => {
  it('two processes together allow a browser, an address and an order as much as one process', async () => {
    const two = await openTwo(engine);
    const { device } = somebody();
    const callers: readonly (readonly [LimitName, keyof Limit['per'], Partial<Caller>])[] = [
      ['lookUp', 'device', { device }],
      ['message', 'about', { about: 'one order' }],
      ['help', 'address', { address: 'one address' }],
    ];
    for (const [name, scope, same] of callers) {
      const most = rateOf(name, scope);
      expect(
        await letThrough(
          two,
          name,
          times(most + 10, () => somebody(same)),
        ),
        name,
      ).toBe(most);
    }
  });

  it('a refused caller is told how long to wait and is let in after that', async () => {
    const two = await openTwo(engine);
    const caller = somebody();
    const callers = times(rateOf('lookUp', 'device'), () => caller);
    await letThrough(two, 'lookUp', callers);
    two.pass({ minutes: 48 });
    expect(await two.processes[1].spend('lookUp', caller).catch((error: unknown) => error)).toMatchObject({
      status: 429,
      code: 'too-many',
      headers: { 'retry-after': '720' },
      message: 'Foram muitas tentativas em pouco tempo. Tente de novo daqui a 12 minutos.',
    });
    two.pass({ minutes: 12 });
    await two.processes[0].spend('lookUp', caller);
  });

  it('stored counts hold neither address nor document and are deleted after their window', async () => {
    const two = await openTwo(engine);
    await two.processes[0].spend('lookUp', somebody({ address: '203.0.113.9', about: '52998224725' }));
    const rows = () => two.rows('call_counts');
    expect(await rows()).toHaveLength(6);
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0\.113\.9|52998224725/);
    two.pass({ hours: 1 });
    await two.sweep();
    expect(await rows()).toEqual([]);
  });
});

it('a blocked browser does not use up the calls of the order it asks for', async () => {
  const two = await openTwo();
  const stranger = somebody({ about: 'somebody else’s order' });
  const callers = times(rateOf('proof', 'about') * 2, () => stranger);
  await letThrough(two, 'proof', callers);
  await two.processes[0].spend('proof', somebody({ about: 'somebody else’s order' }));
});

it('visitors of a mobile network with one shared address can look up their contracts', async () => {
  const two = await openTwo();
  let served = 0;
  for (let minute = 0; minute < 8; minute += 1) {
    const inMinute = times(125, () => somebody({ address: 'nat' }));
    served += await letThrough(two, 'lookUp', inMinute);
    two.pass({ minutes: 1 });
  }
  expect(served).toBe(1000);
});

/** Rows whose limit for everyone a stranger might try to use up. */
const isLimitName = (name: string): name is LimitName => name in limits;
const sharedLimits = Object.keys(limits)
  .filter(isLimitName)
  .flatMap((name) => {
    const { per }: Limit = limits[name];
    return per.everyone ? [{ name, everyone: per.everyone, share: networkRatesOf(per).share }] : [];
  });

/** Browsers of one IPv6 network of /48, each in a network of its own. */
const ofOneNetwork = (many: number, network = '2804:14d:5c00') =>
  Array.from({ length: many }, (_, line) => somebody({ address: `${network}:${line.toString(16)}` }));

describe('limits for everyone', () => {
  it('there are limits for everyone, counted in the database and in memory', () => {
    const places = sharedLimits.map(({ name }) => limits[name].counted);
    expect(new Set(places)).toEqual(new Set(['together', 'here']));
  });

  it.each(sharedLimits)('what all share of $name is free again after a minute', ({ everyone }) => {
    expect(everyone.windowMs).toBeLessThanOrEqual(minuteMs);
  });

  it('forty addresses that ask for a person as often as they may leave the team to others', async () => {
    const two = await openTwo();
    const addresses = Array.from({ length: 40 }, () => crypto.randomUUID());
    const crowd = addresses.flatMap((address) =>
      times(rateOf('askForPerson', 'address'), () => somebody({ address })),
    );
    await letThrough(two, 'askForPerson', crowd);
    const others = times(20, () => somebody());
    expect(await letThrough(two, 'askForPerson', others)).toBe(others.length);
  });

  it.each(sharedLimits)(
    'one network reaches less than half of $name, also across two of its windows',
    (row) => {
      expect(row.share?.windowMs).toBe(row.everyone.windowMs);
      expect((row.share?.calls ?? Number.POSITIVE_INFINITY) * 2).toBeLessThan(row.everyone.calls / 2);
    },
  );

  it.each(sharedLimits)(
    'a network of 65,536 lines that floods $name leaves it open to others',
    async (row) => {
      const two = await openTwo();
      const flood = ofOneNetwork(row.everyone.calls + 1);
      expect(await letThrough(two, row.name, flood)).toBeLessThan(2 * (row.everyone.calls / 4));
      const others = times(row.everyone.calls / 4, () => somebody());
      expect(await letThrough(two, row.name, others)).toBe(others.length);
    },
  );
});

describe.each([
  ['SQLite', 'addressSearch'],
  ['PostgreSQL', 'addressSearch'],
  ['SQLite', 'pageErrors'],
] as const)('a limit for everyone on %s: %s', (engine, name) => {
  it('the busiest networks are refused first, and who comes for the first time is served', async () => {
    const { processes } = await openTwo(engine);
    const two = { processes: [processes[0], processes[0]] as const };
    const everyone = rateOf(name, 'everyone');
    // One more than the most that a network gets.
    const floods = Array.from({ length: 5 }, (_, network) =>
      ofOneNetwork(everyone / 5 + 1, `2804:14d:${network}`),
    );
    const served = [];
    for (const flood of floods) served.push(await letThrough(two, name, flood));
    expect(Math.min(...served)).toBeGreaterThan(0);
    expect(served).toEqual(served.toSorted((one, other) => other - one));
    const quiet = times(everyone / 20, () => somebody());
    expect(await letThrough(two, name, quiet)).toBe(quiet.length);
    expect(await letThrough(two, name, ofOneNetwork(everyone / 20, '2804:14d:4'))).toBe(0);
  });
});

it.each(
  Object.entries<Limit>(limits).flatMap(
    ([
      name,
      {
        per: { aboutByNetwork, about },
      },
    ]) => (aboutByNetwork && about ? [{ name, aboutByNetwork, about }] : []),
  ),
)('one network does not use up the tries of $name that others have at the same account', (row) => {
  expect(row.aboutByNetwork.calls).toBeLessThan(row.about.calls / 2);
});

it('the limit for everyone together stops a flood from many addresses', async () => {
  const two = await openTwo();
  const most = rateOf('lookUp', 'everyone');
  const callers = times(most + 1, () => somebody());
  expect(await letThrough(two, 'lookUp', callers)).toBe(most);
});

it('a successful sign-in resets the failed tries of that person at that address', async () => {
  const two = await openTwo();
  const operator = somebody();
  const tries = rateOf('signIn', 'aboutByNetwork');
  const callers = times(tries + 1, () => operator);
  expect(await letThrough(two, 'signIn', callers)).toBe(tries);
  await two.processes[0].reset('signIn', operator);
  await two.processes[1].spend('signIn', operator);
});

it('a successful sign-in does not reset the count of its address', async () => {
  const two = await openTwo();
  const [one] = two.processes;
  const address = rateOf('signIn', 'address');
  const operators = times(address, () => somebody({ address: 'one office' }));
  for (const operator of operators) await one.spend('signIn', operator);
  const [first = somebody()] = operators;
  await one.reset('signIn', first);
  await expect(one.spend('signIn', somebody({ address: 'one office' }))).rejects.toBeInstanceOf(Refusal);
});

it.each([
  ['one address', () => times(20, () => somebody({ address: 'one address' }))],
  ['one IPv6 network', () => ofOneNetwork(rateOf('signIn', 'about') + 1)],
])('failed tries from %s do not lock an account for others', async (_, strangers) => {
  const two = await openTwo();
  const tries = strangers().map((stranger) => ({ ...stranger, about: 'ana@loja.example' }));
  await letThrough(two, 'signIn', tries);
  await two.processes[0].spend('signIn', somebody({ about: 'ana@loja.example' }));
});

it.each([
  ['an address', (many: number) => ((one) => times(many, () => one))(somebody())],
  ['an IPv6 network', (many: number) => ofOneNetwork(many)],
])('%s with its maximum of calls in progress does not block others', async (_, callersOf) => {
  const [one] = (await openTwo()).processes;
  const held = Promise.withResolvers<void>();
  const { atOnce = 0 }: Limit = limits.postcode;
  const [next = somebody(), ...callers] = callersOf(atOnce + 1);
  const waiting = callers.map((caller) => one.within('postcode', caller, () => held.promise));
  await expect(one.within('postcode', next, async () => {})).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '2' },
    message: 'Há muitas consultas ao mesmo tempo vindas da sua rede. Tente de novo daqui a um minuto.',
  });
  await one.within('postcode', somebody(), async () => {});
  held.resolve();
  await Promise.all(waiting);
  await one.within('postcode', next, async () => {});
});

it('limits counted in memory start over when their window ends', async () => {
  const { processes, pass } = await openTwo();
  const flood = async (caller: () => Caller) => {
    for (let calls = 0; calls < rateOf('leaveWords', 'address'); calls += 1)
      await processes[0].spend('leaveWords', caller());
    return processes[0].spend('leaveWords', caller()).catch((error: unknown) => error);
  };
  const talker = somebody();
  expect(await flood(() => talker)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  pass({ minutes: 59 });
  expect(await processes[0].spend('leaveWords', talker).catch((error: unknown) => error)).toMatchObject({
    headers: { 'retry-after': '60' },
    message: 'Foram muitas tentativas em pouco tempo. Tente de novo daqui a um minuto.',
  });
  await processes[0].spend('leaveWords', somebody());
  pass({ minutes: 1 });
  expect(await flood(() => talker)).toBeInstanceOf(Refusal);
});

it('a full in-memory limit forgets the callers that were silent longest', () => {
  const here = createCountsHere(2);
  const isServed = (value: string, at: number) => {
    const counted = { limit: 'look', scope: 'address', value, rate: { calls: 1, windowMs: 1000 } } as const;
    return here.spend([counted], new Date(at)).every((one) => 'calls' in one);
  };
  expect([isServed('first', 0), isServed('second', 0), isServed('first', 0)]).toEqual([true, true, false]);
  expect([isServed('third', 0), isServed('second', 0), isServed('third', 0)]).toEqual([true, true, false]);
  expect(isServed('third', 1000)).toBe(true);
});

it('an address may start one more call for each that ended', async () => {
  const [one] = (await openTwo()).processes;
  const { atOnce = 0 }: Limit = limits.document;
  const caller = somebody();
  const jobs = times(atOnce, () => caller).map(() => Promise.withResolvers<void>());
  const waiting = jobs.map(({ promise }) => one.within('document', caller, () => promise));
  jobs[0]?.resolve();
  await waiting[0];
  const last = Promise.withResolvers<void>();
  const next = one.within('document', caller, () => last.promise);
  await expect(one.within('document', caller, async () => {})).rejects.toBeInstanceOf(Refusal);
  for (const { resolve } of [...jobs, last]) resolve();
  await Promise.all([...waiting, next]);
});

it('a failed job frees its place in the limit', async () => {
  const [one] = (await openTwo()).processes;
  const { atOnce }: Limit = limits.document;
  const caller = somebody();
  for (let calls = 0; calls <= (atOnce ?? 0); calls += 1) {
    const failing = one.within('document', caller, () => Promise.reject(new Error('no file')));
    await expect(failing).rejects.toThrow('no file');
  }
});
