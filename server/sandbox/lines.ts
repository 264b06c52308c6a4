import type { MobileLine, MobileLines } from '../customers/mobile-lines.ts';

/** The only test line. */
export const sandboxLines: MobileLines = {
  find: async (phone) => (phone === line.phone ? line : null),
};

const line: MobileLine = { phone: '11987654321', name: 'Paula Ribeiro', email: 'paula@exemplo.com.br' };
