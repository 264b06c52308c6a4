import * as z from 'zod/mini';
import { accountNumber, agency, bankCode } from './answers.ts';

/** What was given earlier is read as it was taken then. */
export const storedBankInfo = z.object({ bank: z.string(), agency: z.string(), account_number: z.string() });
export const bankInfo = z.strictObject({ bank: bankCode, agency, account_number: accountNumber });
