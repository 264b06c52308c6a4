import { type FaceId, faces } from '../routes/face.ts';
import { armOf } from './arm-of.ts';
import { experiments } from './experiments.ts';

/** A link of a public page that begins an order, whichever face it names. */
interface OrderLink {
  /** The campaign's. */
  prefix: string;
  search: string;
}

/** '/b/checkout/cep/?s=d600b' begins an order; a link to the conversation was chosen as such. */
export function readOrderLink(path: string): OrderLink | null {
  const [isOrder, prefix = '', search = ''] = /^\/?(.*)\/checkout\/cep\/(\?.*)?$/.exec(path) ?? [];
  return isOrder === undefined ? null : { prefix, search };
}

export function orderLinkIn(face: FaceId, { prefix, search }: OrderLink): string {
  return `${prefix === '' ? '' : `/${prefix}`}${faces[face].conversationPath ?? '/checkout/cep/'}${search}`;
}

interface OrderStart {
  face: FaceId;
  /** `experiment:arm`, as events name it. */
  arms: string[];
}

/** In which face an order starts that this visitor begins, and what that was decided by. */
export function orderStart(
  prefix: string,
  participant: Parameters<typeof armOf>[1],
  asked = experiments,
): OrderStart {
  const taken = asked
    .filter(({ campaigns }) => campaigns.includes(prefix))
    .flatMap((experiment) => {
      const arm = armOf(experiment, participant);
      return arm === null ? [] : [{ arm, name: `${experiment.id}:${arm.id}` }];
    });
  return {
    face: taken.find(({ arm }) => arm.startsIn !== undefined)?.arm.startsIn ?? 'pages',
    // An arm that was named was not drawn: it would tell nothing of the others.
    arms: participant.test === null ? taken.map(({ name }) => name) : [],
  };
}
