import { describe, expect, it } from 'vitest';
import { whatsappWords } from '../../../../src/content/conversation/whatsapp.ts';
import { erasureWords } from '../../../../src/content/screens/erasure.ts';
import { openReplay, type Seen } from './open-replay.ts';

const textOf = (seen: readonly Seen[]) => seen.map(({ text }) => text).join('\n');
const titlesOf = (seen: readonly Seen[]) => seen.at(-1)?.choices.map(({ title }) => title);

/** Somebody who is asked for their phone, with the questions before it. */
async function atPhone() {
  const talk = await openReplay();
  const number = (await talk.says('01310-100')).at(-1);
  const plans = (await talk.says('1000')).at(-1);
  const name = (await talk.taps(plans)).at(-1);
  const next = await talk.says('Ana Souza');
  return { talk, number, plans, name, next };
}

describe('a reply to an earlier message', () => {
  it.each([
    ['number', '1500', /Número do imóvel: 1500/],
    ['plans', '2', /Plano: .+?(?= por)/],
  ] as const)('changes the %s that was asked', async (what, said, changed) => {
    const { talk, next, ...asked } = await atPhone();
    expect(textOf(await talk.says(said))).not.toMatch(changed);
    const noted = textOf(await talk.says(said, asked[what]));
    const [line = ''] = changed.exec(noted) ?? [];
    expect(noted).toMatch(changed);
    expect(textOf(await talk.says('resumo'))).toContain(line.split(': ')[1]);
  });

  it('is read as any message where it answers nothing', async () => {
    const { talk, name } = await atPhone();
    expect(textOf(await talk.says('tem fidelidade?', name))).toMatch(/fidelidade/i);
    expect(textOf(await talk.says('meu e-mail é ana@exemplo.com.br', name))).toContain('ana@exemplo.com.br');
  });

  it('agrees to nothing that stands before the visitor now', async () => {
    const { talk, next } = await atPhone();
    const first = await talk.says('acho que é Ana Maria Souza');
    const second = await talk.says('acho que é Ana Lima Souza');
    expect(textOf(second)).toContain('Ana Lima Souza');
    for (const seen of [await talk.taps(first.at(-1)), await talk.says('sim', first.at(-1))]) {
      expect(textOf(seen)).toMatch(new RegExp(`${whatsappWords.again}|${whatsappWords.passed}`));
      expect(titlesOf(seen)).toEqual(titlesOf(second));
    }
    expect(titlesOf(await talk.says('sim', second.at(-1)))).toEqual(titlesOf(next));
  });

  it('agrees to what waits still, though something else was asked meanwhile', async () => {
    const { talk, next } = await atPhone();
    const proposed = await talk.says('acho que é Ana Maria Souza');
    await talk.says('tem fidelidade?');
    expect(titlesOf(await talk.taps(proposed.at(-1)))).toEqual(titlesOf(next));
  });

  it('erases nothing with a yes that was for another question', async () => {
    const { talk, next } = await atPhone();
    const asked = await talk.says('apagar');
    expect(textOf(await talk.says('sim', next.at(-1)))).toContain(whatsappWords.passed);
    expect(titlesOf(await talk.says('apagar'))).toEqual(titlesOf(asked));
    expect(textOf(await talk.taps((await talk.says('apagar')).at(-1), erasureWords.confirm))).toBe(
      whatsappWords.erased,
    );
  });
});

describe('an answer of the shop', () => {
  it('names the message that it answers where another one came meanwhile, and only there', async () => {
    const talk = await openReplay();
    const ids = [];
    for (const text of ['01310-100', '1000']) ids.push(await talk.send(text));
    const seen = await talk.look();
    expect(seen.flatMap(({ answers }) => answers ?? [])).toEqual(ids.slice(0, 1));
    expect(seen[0]?.answers).toBe(ids[0]);
    expect((await talk.says('tem fidelidade?')).flatMap(({ answers }) => answers ?? [])).toEqual([]);
  });
});
