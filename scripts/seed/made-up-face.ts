import type { FaceId } from '../../src/funnel/routes/face.ts';
import { type Chance, oneOf } from './chance.ts';

/** Six in ten answer on pages. */
export const madeUpFace = (chance: Chance): FaceId =>
  chance() < 0.6 ? 'pages' : oneOf(chance, ['chat', 'chat', 'chat-tct'] as const);
