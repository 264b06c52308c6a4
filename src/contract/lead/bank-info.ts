import * as z from 'zod/mini';
import { accountNumber, agency, bankCode } from './answers.ts';

export const bankInfo = z.strictObject({ bank: bankCode, agency, account_number: accountNumber });
