import { BankAnswer } from './bank/BankAnswer.tsx';
import { DirectDebit } from './DirectDebit.tsx';
import { DueDate } from './DueDate.tsx';
import { Quiz } from './Quiz.tsx';
import { Schedules } from './Schedules.tsx';

/** The inputs of the last stage. They are small and used one after the other, so they share a chunk. */
export const paymentInputs = { BankAnswer, DirectDebit, DueDate, Quiz, Schedules };
