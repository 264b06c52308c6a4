import * as z from 'zod/mini';
import { serviceCall } from './service-call.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const text = z.string().check(z.minLength(1), z.maxLength(200));

const question = z.object({
  id,
  text,
  answers: z.array(z.object({ id, text })).check(z.minLength(2), z.maxLength(8)),
  /** The id of the right answer; it never leaves the server. */
  right: id,
});

/** Whether this person may order. The shop itself evaluates the quiz, with two tries. */
export const analysePerson = serviceCall({
  path: 'analyses',
  summary: 'Analyse the identity and the credit of a person or a company before an order',
  hasEffect: true,
  body: z.object({
    document: z.object({ kind: z.enum(['cpf', 'cnpj']), number: z.string() }),
    name: z.string(),
    mothersName: z.nullable(z.string()),
    /** yyyy-mm-dd */
    birthDate: z.nullable(z.string()),
    address: z.object({ cep: z.string(), neighborhood: z.string(), city: z.string(), state: z.string() }),
  }),
  response: z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('approved') }),
    /** `message` is shown to the visitor in Portuguese; without it the shop offers a manual review. */
    z.object({
      verdict: z.literal('refused'),
      message: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
    }),
    z.object({
      verdict: z.literal('quiz'),
      quiz: z.object({ id, questions: z.array(question).check(z.minLength(1), z.maxLength(10)) }),
    }),
  ]),
});
