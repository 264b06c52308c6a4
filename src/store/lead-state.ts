/** The pointers to what the server keeps. None of them proves anything. */
export interface LeadState {
  id: string | null;
  noCoverageId: string | null;
  version: number;
  protocol: string | null;
  /** A renewal is no lead, and stands beside one. */
  renewalId?: string | null | undefined;
  /** Opened in place of one that its visitor could no longer reach. */
  isReopened?: boolean;
  /** The visitor knows of the order there is for the same address. */
  isAnother?: boolean;
  /** Answered before this page: its events were sent from there. */
  isTakenUp?: boolean;
}
