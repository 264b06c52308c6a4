import { leadStepWords } from '../../content/operator/list-words.ts';

/** The last saved step of a lead. Some steps of the walk save nothing, others save together. */
export type LeadStep = keyof typeof leadStepWords;

const isLeadStep = (name: string): name is LeadStep => Object.hasOwn(leadStepWords, name);

export const leadSteps: readonly LeadStep[] = Object.keys(leadStepWords).filter(isLeadStep);
