/** Replies to a partial answer: it is kept, and the rest is asked for. */
export const gapWords = {
  areaCode: (number: string) => `Anotei ${number}. Qual é o DDD?`,
  localNumber: (areaCode: string) => `DDD ${areaCode}. E o número do celular, com 9 dígitos?`,
  surname: (name: string) => `${name}, e o sobrenome?`,
  mothersSurname:
    'E o sobrenome dela? Se você não sabe, ou se só esse nome consta no documento, escreva “falar com atendente”.',
  day: (year: string) => `Ano de ${year}. E o dia e o mês, como 25/03?`,
  year: (day: string) => `Dia ${day}. De que ano?`,
} as const;
