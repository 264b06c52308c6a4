import { describe, expect, it } from 'vitest';
import { holdsNoAnswer } from '../../../../server/channels/small-talk.ts';
import { sampledEngines } from '../../test-server/test-database.ts';
import { openReplay, type Seen } from './open-replay.ts';

const textOf = (seen: readonly Seen[]) => seen.map(({ text }) => text).join('\n');

describe.each(sampledEngines)('a burst of messages on %s', (engine) => {
  it('of greetings is answered once, a second and a half after the last of them', async () => {
    const talk = await openReplay(engine);
    expect(await talk.says('oi')).toEqual([]);
    expect(await talk.pass(700)).toEqual([]);
    expect(await talk.says('tudo bem?')).toEqual([]);
    expect(await talk.pass(1000)).toEqual([]);
    const seen = await talk.pass(1500);
    expect(textOf(seen)).toMatch(/Ultrafibra.*CEP/s);
    expect(seen).toHaveLength(1);
    expect(await talk.pass(1500)).toEqual([]);
  });

  it('that ends with an answer is answered at once, and its greeting not besides', async () => {
    const talk = await openReplay(engine);
    await talk.says('boa tarde');
    const seen = await talk.says('01310-100');
    expect(textOf(seen)).toMatch(/Ultrafibra.*número/is);
    expect(await talk.pass(1500)).toEqual([]);
    expect(await talk.said()).toEqual(['boa tarde', '01310-100']);
  });

  it('keeps its order where thanks come between answers', async () => {
    const talk = await openReplay(engine);
    for (const text of ['01310-100', 'obrigada!', '1000']) await talk.send(text);
    const seen = await talk.look();
    expect(seen.at(-1)?.choices.length).toBeGreaterThan(3);
    expect(await talk.said()).toEqual(['01310-100', 'obrigada!', '1000']);
    expect(await talk.says('valeu')).toEqual([]);
    expect(await talk.pass(1500)).not.toEqual([]);
  });

  it('is answered by another process where the first is gone while it waits', async () => {
    const talk = await openReplay(engine);
    await talk.says('oi');
    expect(await talk.dies()).toEqual([]);
    expect(textOf(await talk.pass(1500))).toContain('CEP');
    expect(await talk.dies()).toEqual([]);
  });

  it('waits for nobody while a person speaks, who reads all of it', async () => {
    const talk = await openReplay(engine);
    await talk.says('01310-100');
    await talk.server.change('conversations', { state: 'person' });
    expect(await talk.says('oi')).toEqual([]);
    expect(await talk.said()).toEqual(['01310-100', 'oi']);
  });

  it('of an advertisement is answered at once', async () => {
    const talk = await openReplay(engine);
    const referral = { source_url: 'https://fb.me/anuncio', source_id: '120', headline: 'Fibra' };
    expect(await talk.says('oi', undefined, { referral })).not.toEqual([]);
  });
});

describe('what holds no answer', () => {
  const rows = {
    true: 'oi|Oii!|Olá, bom dia|boa noite, tudo bem?|oi tudo bem|Tudo bom?|e aí, como vai você?|oi moça|obrigada|muito obrigado!|valeu, obg|vlw pessoal|bom dia, obrigada',
    false:
      'tudo bem|sim|ok|não, obrigada|obrigado, pode confirmar|oi, quero internet|boa|bom|beleza|blz?|bom dia, 01310-100|tudo certo|Oiapoque|valeu a pena?|moça|👍|Ola Maria',
  };
  it.each(
    Object.entries(rows).flatMap(([waits, said]) => said.split('|').map((text) => [text, waits] as const)),
  )('%s: %s', (text, waits) => {
    expect(String(holdsNoAnswer(text))).toBe(waits);
  });
});
