/** What every part of the proof is about. */
export interface FaultOptions {
  readonly engine: 'sqlite' | 'postgres';
  /** The database, empty. */
  readonly url: string;
  /** For journals and whatever else is gone with the proof. */
  readonly folder: string;
  readonly port: number;
  /** Who order beside each other. */
  readonly visitors: number;
  readonly seed: number;
}
