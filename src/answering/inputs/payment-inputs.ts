import { BankAnswer } from './bank/BankAnswer.tsx';
import { DirectDebit } from './DirectDebit.tsx';
import { DueDate } from './DueDate.tsx';
import { Quiz } from './Quiz.tsx';
import { Schedules } from './Schedules.tsx';

/** The inputs of the last stage: small, asked one after the other, and so fetched together. */
export const paymentInputs = { BankAnswer, DirectDebit, DueDate, Quiz, Schedules };
