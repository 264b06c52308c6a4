import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { isAskedAbout } from './asked-about.ts';
import type { QuestionContext } from './question-context.ts';
import { optionsOf } from './told-answers.ts';

interface ChoicesTold {
  choices: readonly RecognisedAnswer[];
  /** The only value that fits: it is asked about. */
  doubtful: readonly RecognisedAnswer[];
  /** Asks which. */
  text: string;
}

const sameAs = (one: RecognisedAnswer) => (other: RecognisedAnswer) =>
  JSON.stringify(one.raw) === JSON.stringify(other.raw);

/** The values that a message leaves to choose from. Of several days that do not suit, those that suit all of them. */
export function choicesTold(
  acts: readonly UnderstoodAct[],
  message: string,
  question: QuestionContext,
): ChoicesTold {
  const without = acts.filter(({ object }) => object === 'no_day').map((act) => optionsOf(act, question));
  const [first = [], ...others] = without;
  const optionsIn = (isAsked: boolean) =>
    acts
      .filter((act) => act.object !== 'no_day' && isAskedAbout(act, message) === isAsked)
      .map((act) => optionsOf(act, question));
  const told = optionsIn(false);
  const all = [...others, ...(without.length > 0 ? told : [])];
  const left = first.filter((one) => all.every((options) => options.some(sameAs(one))));
  const sets = without.length > 0 ? [left, ...told] : told;
  const several = sets.find(({ length }) => length > 1) ?? optionsIn(true).flat();
  const [field] = several.map((one) => one.field);
  return {
    choices: several,
    doubtful: sets.filter(({ length }) => length === 1).flat(),
    text:
      several.length === 1
        ? replies.fits
        : field === 'idPlan'
          ? planReplies.which
          : field === 'schedules' || field === 'due_date'
            ? replies.whichDay
            : replies.whichOne,
  };
}
