import { leadStepWords } from '../../content/operator/list-words.ts';

/** What of a lead was saved last. A step of the walk may save nothing, and some save together. */
export type LeadStep = keyof typeof leadStepWords;

const isLeadStep = (name: string): name is LeadStep => Object.hasOwn(leadStepWords, name);

export const leadSteps: readonly LeadStep[] = Object.keys(leadStepWords).filter(isLeadStep);
