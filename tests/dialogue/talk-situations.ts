import { describe, expect, it } from 'vitest';
import { selectSideQuestions } from '../../src/dialogue/messages/side-questions.ts';
import type { FieldName } from '../../src/funnel/fields/answer-values.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { answersOfOpen } from '../../src/store/reply.ts';
import type { RootState } from '../../src/store/root-reducer.ts';

/** A conversation in one of its faces, at the date of birth. */
export interface TalkFace {
  state: () => RootState;
  /** Sends one behind the other, without waiting for replies. */
  say: (...texts: readonly string[]) => Promise<unknown>;
  /** Taps an answer of what is asked. */
  tap: (field: FieldName, value: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** A person of the team has the conversation from here on. */
  join: () => Promise<unknown>;
  /** The person has a question asked. */
  ask: (step: StepId) => Promise<unknown>;
  /** What went to the person last. */
  heard: () => string | undefined;
}

const mother = 'minha mãe é Maria Silveira';

/** What every face does alike. */
export function describeTalk(face: string, open: () => Promise<TalkFace>): void {
  const begin = async () => {
    const talk = await open();
    const proposed = (): FieldName[] => {
      const { open: waiting } = selectSideQuestions(talk.state());
      return waiting === null ? [] : answersOfOpen(waiting.reply).map(({ field }) => field);
    };
    return { ...talk, proposed, values: () => talk.state().answers.values };
  };

  describe(`a conversation, ${face}`, () => {
    it('a message that is sent twice is taken once', async () => {
      const { say, proposed, values, state } = await begin();
      await say(mother, mother);
      expect([proposed(), values().mothers_name]).toEqual([[], 'Maria Silveira']);
      expect(state().talk.sent).toEqual([]);
    });

    it('messages out of order are taken as they come', async () => {
      const { say, values } = await begin();
      await say(mother, '12/03/1990');
      expect(values()).toMatchObject({ birth_date: '12/03/1990', mothers_name: 'Maria Silveira' });
    });

    it('a yes that comes late, behind another question, takes nothing; what waited is proposed again later', async () => {
      const { say, proposed, values } = await begin();
      await say(`acho que ${mother}`);
      await say('o telefone está errado');
      await say('sim');
      expect(values().mothers_name).toBeUndefined();
      await say('11 98765-4329');
      expect([values().phone, proposed()]).toEqual(['11987654329', ['mothers_name']]);
      await say('sim');
      expect(values().mothers_name).toBe('Maria Silveira');
    });

    it('what waits for a yes is there after a reload, or a release, and is taken then', async () => {
      const { say, reload, proposed, values } = await begin();
      await say('acho que o email é ana.lima@exemplo.com.br');
      expect(proposed()).toEqual(['email']);
      await reload();
      await say('sim');
      expect(values().email).toBe('ana.lima@exemplo.com.br');
    });

    it('while a person speaks, what is written is theirs to read', async () => {
      const { say, join, heard, proposed, values } = await begin();
      await join();
      await say(mother);
      expect([heard(), proposed(), values().mothers_name]).toEqual([mother, [], undefined]);
    });

    it.each(['typed', 'tapped'])(
      'what a person asks takes its answer, %s, and all else is theirs',
      async (how) => {
        const { say, tap, join, ask, heard, values } = await begin();
        await join();
        await ask('nr-imovel');
        await say('por que precisa disso?');
        expect([heard(), values().number]).toEqual(['por que precisa disso?', '1000']);
        await (how === 'typed' ? say('o número é 1200') : tap('number', '1200'));
        expect(values().number).toBe('1200');
      },
    );
  });
}
