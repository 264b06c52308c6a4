/** `0` is a digit, `#` a digit or a capital letter, everything else a separator. */
export const maskPatterns = {
  cep: '00000-000',
  phone: '(00) 00000-0000',
  date: '00/00/0000',
  cpf: '000.000.000-00',
  cnpj: '##.###.###/####-00',
  code: '000000',
} as const;

export type Mask = keyof typeof maskPatterns;
