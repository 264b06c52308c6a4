/** The check digit tells whoever gave the account which one it is, and nobody else anything. */
export const maskAccount = (account: string): string => `*****-${account.slice(-1)}`;

export const maskAgency = (_agency: string): string => '****';
