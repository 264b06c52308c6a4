/** The rights of operators. Each view, call and button names the one it needs. */
export const rights = [
  'orders.see',
  'orders.change',
  'orders.mend',
  'orders.mend-sale',
  'orders.export',
  'leads.see',
  'leads.work',
  'leads.assign',
  'leads.export',
  'leads.assist',
  'personal.show',
  'personal.export',
  'personal.erase',
  'queues.work',
  'reviews.decide',
  'messages.see',
  'messages.repeat',
  'calendar.see',
  'calendar.move',
  'calendar.capacity',
  'imports.run',
  'catalogue.see',
  'catalogue.edit',
  'catalogue.publish',
  'conversations.see',
  'conversations.answer',
  'conversations.hours',
  'conversation.see',
  'conversation.teach',
  'figures.see',
  'recovery.manage',
  'operators.manage',
  'api-keys.manage',
  'audit.see',
] as const;

export type Right = (typeof rights)[number];

export const roles = ['seller', 'manager', 'marketer', 'admin'] as const;

export type Role = (typeof roles)[number];

const seller = [
  'orders.see',
  'orders.change',
  'orders.mend',
  'leads.see',
  'leads.work',
  'leads.assist',
  'personal.show',
  'queues.work',
  'messages.see',
  'calendar.see',
  'calendar.move',
  'conversations.see',
  'conversations.answer',
  'conversation.see',
] as const satisfies readonly Right[];

/** The only table of rights by role: the server checks it, and the panel's navigation follows it. */
const rightsByRole: Readonly<Record<Role, readonly Right[]>> = {
  seller,
  manager: [
    ...seller,
    'orders.mend-sale',
    'orders.export',
    'leads.assign',
    'leads.export',
    'personal.export',
    'personal.erase',
    'reviews.decide',
    'messages.repeat',
    'calendar.capacity',
    'catalogue.see',
    'catalogue.publish',
    'conversations.hours',
    'conversation.teach',
    'figures.see',
    'recovery.manage',
  ],
  marketer: [
    'catalogue.see',
    'catalogue.edit',
    'conversation.see',
    'conversation.teach',
    'figures.see',
    'recovery.manage',
  ],
  admin: rights,
};

export const rightsOf = (role: Role): readonly Right[] => rightsByRole[role];

export const mayDo = (role: Role, right: Right): boolean => rightsByRole[role].includes(right);
