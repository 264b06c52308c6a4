/** The plan a link speaks of, before anybody knows whether it is available. */
export interface PlanWish {
  /** idr: an offer of the renewal list. */
  renewalId: number | null;
  /** idm: an offer of the migration list. */
  migrationId: number | null;
  id: number | null;
  sku: string | null;
  download: number | null;
  upload: number | null;
  subscriptions: readonly string[];
}

export const noWish: PlanWish = {
  renewalId: null,
  migrationId: null,
  id: null,
  sku: null,
  download: null,
  upload: null,
  subscriptions: [],
};

/** Whether a link speaks of any plan at all. */
export const isWishing = (wish: PlanWish): boolean => JSON.stringify(wish) !== JSON.stringify(noWish);
