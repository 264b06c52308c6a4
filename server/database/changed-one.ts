/** Whether the query changed its row; not if it is no longer as the query asks. */
export async function changedOne(query: {
  executeTakeFirst(): Promise<{ numUpdatedRows: bigint }>;
}): Promise<boolean> {
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}
