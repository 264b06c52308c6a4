/** Ids of the server's records. They grant no access by themselves. */
export interface LeadState {
  id: string | null;
  noCoverageId: string | null;
  version: number;
  protocol: string | null;
  /** A renewal is not a lead and may exist beside one. */
  renewalId?: string | null | undefined;
  /** Opened to replace a lead that the visitor lost access to. */
  isReopened?: boolean;
  /** The visitor confirmed another order for the same address. */
  isAnother?: boolean | undefined;
  /** Resumed from another page, which has already sent its events. */
  isResumed?: boolean;
}

export const noLead: LeadState = { id: null, noCoverageId: null, version: 0, protocol: null };
