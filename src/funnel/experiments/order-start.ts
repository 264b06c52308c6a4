import type { ShownExperiment } from '../../contract/documents.ts';
import type { FaceId } from '../routes/face.ts';
import { armOf, type Participant } from './arm-of.ts';

interface OrderStart {
  face: FaceId;
  /** `experiment:arm`, as in the events. */
  arms: string[];
}

/** The face in which this visitor's order starts, and the arms that decided it. */
export function orderStart(
  prefix: string,
  participant: Participant,
  experiments: readonly ShownExperiment[],
): OrderStart {
  const taken = experiments
    .filter(({ campaigns }) => campaigns.includes(prefix))
    .flatMap((experiment) => {
      const arm = armOf(experiment, participant);
      return arm === null ? [] : [{ arm, name: `${experiment.id}:${arm.id}` }];
    });
  return {
    face: taken.find(({ arm }) => arm.startsIn !== undefined)?.arm.startsIn ?? 'pages',
    // An arm that was named for a trial is not counted: it would distort the comparison.
    arms: participant.test === null ? taken.map(({ name }) => name) : [],
  };
}
