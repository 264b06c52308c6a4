import * as z from 'zod/mini';
import { orderNumber } from '../followed-order.ts';

const noteText = z
  .string('Escreva a nota.')
  .check(z.trim(), z.minLength(1, 'Escreva a nota.'), z.maxLength(2000, 'A nota pode ter até 2.000 letras.'));

/** A note on an order or a renewal. */
export const addsNote = {
  method: 'POST',
  summary: 'Add a note for the team',
  access: 'operator',
  right: 'orders.change',
  params: z.object({ number: orderNumber }),
  body: z.strictObject({ text: noteText }),
  response: z.object({}),
} as const;
