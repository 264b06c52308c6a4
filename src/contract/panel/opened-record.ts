import * as z from 'zod/mini';

/** Fields masked until an operator reveals them. */
export const personalField = z.enum([
  'phone',
  'phone2',
  'email',
  'cpf',
  'cnpj',
  'mothers_name',
  'birth_date',
  'bank_account',
]);

export type PersonalField = z.output<typeof personalField>;

/** Only answered fields, each masked. */
export const maskedFields = z.array(z.object({ field: personalField, masked: z.string() }));

export const timelineEntry = z.object({
  at: z.string(),
  kind: z.enum([
    'state',
    'renewal',
    'visit',
    'amendment',
    'review',
    'note',
    'message',
    'work',
    'look',
    'begun',
    'asked',
    'consent',
    'conversation',
    'call',
    'no-coverage',
  ]),
  /** Who did it: an operator's name, the customer, or the carrier's system; empty for the shop itself. */
  by: z.string(),
  /** A state, the kind of a message, what was done about a lead, or how it was viewed. */
  what: z.string(),
  text: z.string(),
  /** The number or id of its record. */
  of: z.string(),
});

export type TimelineEntry = z.output<typeof timelineEntry>;

export const showsField = {
  body: z.strictObject({ field: personalField }),
  response: z.object({ value: z.string() }),
};

const noteText = z
  .string('Escreva a nota.')
  .check(z.trim(), z.minLength(1, 'Escreva a nota.'), z.maxLength(2000, 'A nota pode ter até 2.000 letras.'));

export const addsNote = {
  summary: 'Add a note for the team',
  body: z.strictObject({ text: noteText }),
  response: z.object({}),
};
