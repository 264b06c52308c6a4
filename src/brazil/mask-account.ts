/** Shows the check digit only: enough for the owner to recognise the account. */
export const maskAccount = (account: string): string => `*****-${account.slice(-1)}`;

export const maskAgency = (_agency: string): string => '****';
