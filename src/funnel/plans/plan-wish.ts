/** The plan named by a link, before its availability is known. */
export interface PlanWish {
  /** idr: id in the renewal list. */
  renewalId: number | null;
  /** idm: id in the migration list. */
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

/** Whether a link names any plan. */
export const isWishing = (wish: PlanWish): boolean => JSON.stringify(wish) !== JSON.stringify(noWish);
