/** Storage names of the starter demo: the order per tab, the settings per device. */
export const demoStorageSlots = { order: 'starter-demo.order', settings: 'starter-demo.settings' } as const;
