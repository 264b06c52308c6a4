/** Where a browser keeps what the starter demo is given: the order in its tab, the settings on the device. */
export const demoStorageSlots = { order: 'starter-demo.order', settings: 'starter-demo.settings' } as const;
