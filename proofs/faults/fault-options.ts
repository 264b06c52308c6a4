/** Common options of the proofs. */
export interface FaultOptions {
  readonly engine: 'sqlite' | 'postgres';
  /** URL of an empty database. */
  readonly url: string;
  /** Temporary folder for journals. */
  readonly folder: string;
  readonly port: number;
  /** Number of concurrent visitors. */
  readonly visitors: number;
  readonly seed: number;
}
