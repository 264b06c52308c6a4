/** What may lie over the conversation. */
export type Panel = 'summary' | 'help';
