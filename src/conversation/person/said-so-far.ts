import { mostSaid } from '../../contract/calls/conversation.ts';
import { selectTranscript } from '../../dialogue/selectors.ts';
import { questionOf } from '../../dialogue/transcript/transcript.ts';
import type { KeptSideQuestion } from '../../store/kept-side-question.ts';
import type { SaidBefore } from '../../store/person.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';

type Line = SaidBefore[number];

const longestLine = 1000;

const linesOf = ({ said, text }: Pick<KeptSideQuestion, 'said' | 'text'>): Line[] => [
  { by: 'visitor', text: said },
  { by: 'shop', text },
];

/** The last lines as the page shows them, secrets masked: what whoever joins reads. `here`: those at the open question. */
export function saidSoFar(
  state: RootState,
  here: readonly Pick<KeptSideQuestion, 'said' | 'text'>[],
): SaidBefore {
  const steps = selectStepsShown(state);
  const earlier = state.sideQuestions.filter(
    ({ step, said, isAfter }) =>
      !isAfter && steps.some(({ id }) => id === step) && here.every((one) => one.said !== said),
  );
  const lines = [
    ...selectTranscript(state).flatMap((item): Line[] =>
      item.kind === 'side-question' ? linesOf(item.question) : [{ by: item.kind, text: item.text }],
    ),
    ...[...earlier, ...here].flatMap(linesOf),
    { by: 'shop' as const, text: questionOf(steps, selectFacts(state)) },
  ];
  return lines
    .map(({ by, text }) => ({ by, text: text.trim().slice(0, longestLine) }))
    .filter(({ text }) => text !== '')
    .slice(-mostSaid);
}
