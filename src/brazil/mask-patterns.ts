/** What may be typed at each token of a mask; every other character of a mask is a separator. */
export const maskTokens = { '#': /\d/, '@': /[a-z]/i, '*': /[\da-z]/i } as const;

export const maskPatterns = {
  cep: '#####-###',
  phone: '(##) #####-####',
  date: '##/##/####',
  cpf: '###.###.###-##',
  cnpj: '**.***.***/****-##',
  code: '######',
} as const;

export type Mask = keyof typeof maskPatterns;
