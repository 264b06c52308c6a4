/** How sensitive answers leave the server: enough to be recognised by who gave them, useless to anybody else. */

export const maskPersonName = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${[...word][0] ?? ''}****`)
    .join(' ');

export const maskBirthDate = (date: string): string => `**/**/${date.slice(-4)}`;

export const maskCnpj = (cnpj: string): string => `**.***.***/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;

export const maskAgency = (_agency: string): string => '****';

export const maskAccount = (account: string): string => `*****-${account.slice(-1)}`;
