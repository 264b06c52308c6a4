import type { Service } from '../../src/contract/panel/outages.ts';
import {
  type FieldProblem,
  type Problem,
  type ProblemCode,
  problemCodes,
} from '../../src/contract/problem.ts';

interface Details extends Pick<Problem, 'days'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that becomes a problem reply in `answerProblems`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly more: Pick<Problem, 'days'>;

  constructor(
    status: number,
    code: ProblemCode,
    sentence: string,
    fields: readonly FieldProblem[] = [],
    { headers = {}, ...more }: Details = {},
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

/** A failure of one of the carrier's systems. */
export interface Outage {
  readonly service: Service;
  /** A short code for log and panel, without personal data. */
  readonly reason: string;
}

/** An external system failed: the call may be retried. */
export class ServiceDown extends Refusal {
  readonly outage: Outage;

  constructor(outage: Outage, sentence: string) {
    super(503, problemCodes.serviceDown, sentence);
    this.outage = outage;
  }
}

export function refuse(status: number, code: ProblemCode, sentence: string, fields?: FieldProblem[]): never {
  throw new Refusal(status, code, sentence, fields);
}

export function refuseField(field: string, message: string, code: ProblemCode = problemCodes.invalid): never {
  throw new Refusal(422, code, message, [{ field, message }]);
}

/** A concurrent call erased the lead. */
export const erasedMeanwhile = (): Refusal =>
  new Refusal(404, problemCodes.notFound, 'Este pedido foi apagado enquanto isso. Comece de novo pelo CEP.');
