import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { selectSideQuestions } from '../../../src/dialogue/messages/side-questions.ts';
import { selectIsEarlier } from '../../../src/dialogue/selectors.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { answersSubmitted } from '../../../src/store/events.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import type { ChannelMessage, Received } from '../channel-message.ts';
import { askedNow } from '../prompts/asked-now.ts';
import { text } from '../prompts/said.ts';
import type { Before } from '../turn.ts';
import type { Visit } from '../visit/open-visit.ts';
import { takenOf } from './fill-form.ts';
import { screenOf } from './form-of.ts';
import type { FormTokens } from './form-token.ts';
import { stepsByForm } from './steps-by-form.ts';

const words = whatsappWords.form;

const screenAsked = (state: RootState | null) => {
  const field = state && askedNow(state);
  return field ? screenOf(field)?.id : undefined;
};

/** The question that a form may begin with: the first of its screen, and nothing else waits for an answer. */
function beginningOf(before: RootState | null, state: RootState): Step | undefined {
  const screen = screenAsked(state);
  if (screen === undefined || screen === screenAsked(before)) return undefined;
  if (selectSideQuestions(state).open !== null || selectIsEarlier(state)) return undefined;
  return stepsByForm(state)[0];
}

/** The forms of one conversation. `published`: without one everything is asked by words. */
export function talkForms(
  tokens: FormTokens,
  { id: conversation, face }: Pick<Before, 'id' | 'face'>,
  published: string | undefined,
) {
  return {
    /** With a form beside the open question, once for each screen: whoever goes on by words is not asked again. */
    offered: (shown: ChannelMessage[], before: RootState | null, state: RootState): ChannelMessage[] => {
      const last = shown.at(-1);
      const step = face === 'whatsapp' ? beginningOf(before, state) : undefined;
      if (published === undefined || step === undefined) return shown;
      if (last?.kind !== 'text' && last?.kind !== 'choices') return shown;
      const token = tokens.make(conversation, step.id, state);
      const { offer, open: label } = words;
      return [
        ...shown.slice(0, -1),
        { kind: 'form', text: last.text, offer, label, form: published, token, otherwise: last },
      ];
    },
    /** Takes what a form brought, as far as it is still asked. */
    take: ({ token, values }: Extract<Received, { kind: 'form' }>, { store }: Visit): ChannelMessage[] => {
      const state = store.getState();
      const named = tokens.open(token);
      const isOurs = named?.conversation === conversation && tokens.isAsked(named, state);
      const raw = isOurs ? tokens.openValues(values, token) : undefined;
      const steps = raw ? takenOf(state, raw) : [];
      if (raw === undefined || steps.length === 0) return [text(words.passed)];
      store.dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw }));
      return [];
    },
  };
}

export type TalkForms = ReturnType<typeof talkForms>;
