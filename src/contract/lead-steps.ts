/** What of a lead was saved last. A step of the walk may save nothing, and some save together. */
export const leadSteps = [
  'created',
  'address',
  'plan',
  'name',
  'phone',
  'email',
  'birthDate',
  'motherName',
  'documentNumber',
  'installation',
  'dueDate',
  'bankInfo',
  'confirmed',
  'scheduleDate',
  'finished',
] as const;

export type LeadStep = (typeof leadSteps)[number];
