/** The test that proves a row: its file below `tests`, its name as it is written there, and where the steps stand that it goes through, if elsewhere. */
export type Proof = readonly [file: string, test: string, steps?: string];

export interface RouteRow {
  /** As the specification writes it, with its last slash. */
  route: string;
  /** How it is answered: a page, a file of the build, what is not found, or the address that it leads to. */
  is: 'page' | 'file' | 'not-found' | { leadsTo: string };
  /** How the proofs name it, where that is not the last part of its address. */
  named?: string;
  proofs: readonly Proof[];
}

export interface CallRow {
  /** As the specification writes it. */
  call: string;
  /** As the contract calls it. */
  endpoint: string;
  /** How the proofs name it, where that is not the contract's name. */
  named?: string;
  proofs: readonly Proof[];
}

export interface RuleRow {
  rule: string;
  proofs: readonly Proof[];
}
