import { type FieldProblem, type Problem, problemCodes } from '../../src/contract/problem.ts';
import type { Outage } from '../observability/outage-repository.ts';

/** A call that is answered with a problem instead of a result. Thrown anywhere, turned into JSON in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly more: Pick<Problem, 'days'>;

  constructor(
    status: number,
    code: string,
    sentence: string,
    fields: readonly FieldProblem[] = [],
    headers: Readonly<Record<string, string>> = {},
    more: Pick<Problem, 'days'> = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.more = more;
  }

  get problem(): Problem {
    const base = { success: false as const, error: this.message, code: this.code, ...this.more };
    return this.fields.length === 0 ? base : { ...base, fields: [...this.fields] };
  }
}

/** A system that the call needs did not answer: the same call may be sent again. */
export class ServiceDown extends Refusal {
  readonly outage: Outage;

  constructor(outage: Outage, sentence: string) {
    super(503, problemCodes.serviceDown, sentence);
    this.outage = outage;
  }
}

export function refuse(status: number, code: string, sentence: string, fields?: FieldProblem[]): never {
  throw new Refusal(status, code, sentence, fields);
}

/** The usual refusal of an answer: which field, and what to do about it. */
export function refuseField(field: string, message: string, code = 'invalid'): never {
  throw new Refusal(422, code, message, [{ field, message }]);
}

/** Two calls met, and the other one erased what this one is about. */
export const erasedMeanwhile = (): Refusal =>
  new Refusal(404, problemCodes.notFound, 'Este pedido foi apagado enquanto isso. Comece de novo pelo CEP.');
