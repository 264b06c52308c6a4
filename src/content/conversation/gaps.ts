const missingOf = (missing: number, whole: string): string =>
  missing === 1 ? `Falta 1 número: ${whole}.` : `Faltam ${missing} números: ${whole}.`;

/** Replies to a partial answer: it is kept, and the rest is asked for. */
export const gapWords = {
  areaCode: (number: string) => `Anotei ${number}. Qual é o DDD?`,
  areaCodeInDigits: 'E em números, qual é o DDD de lá? São 2, como 11.',
  localNumber: (areaCode: string) => `DDD ${areaCode}. E o número do celular, com 9 dígitos?`,
  missing: missingOf,
  digits: (missing: number, whole: string) =>
    `${missingOf(missing, whole)} Escreva o que falta, ou tudo de novo.`,
  hole: (missing: number, whole: string) =>
    `${missingOf(missing, whole)} Não sei onde ${missing === 1 ? 'ele entra' : 'eles entram'}: escreva tudo de novo.`,
  surplus: (surplus: number, whole: string) =>
    `${surplus === 1 ? 'Entendi 1 número' : `Entendi ${surplus} números`} a mais: ${whole}. Escreva ou diga tudo de novo.`,
  cpf: 'o CPF tem 11',
  cep: 'o CEP tem 8, como 01310-100',
  phone: 'o celular com DDD tem 11, como (11) 98765-4321',
  code: 'o código tem 6',
  surname: (name: string) => `${name}, e o sobrenome?`,
  whole: (name: string) => `${name} é o primeiro nome ou o sobrenome? Escreva o nome completo.`,
  firstName: 'Esse é o sobrenome. E o primeiro nome?',
  mothersSurname:
    'E o sobrenome dela? Se você não sabe, ou se só esse nome consta no documento, escreva “falar com atendente”.',
  mothersFirstName: 'Esse é o sobrenome. E o primeiro nome dela?',
  year: (day: string) => `Dia ${day}. De que ano?`,
  monthAndYear: (day: string) => `Dia ${day} de que mês, e de que ano?`,
  day: 'Faltou o dia. Em que dia você nasceu?',
  dayAndMonth: 'Faltaram o dia e o mês. Em que dia você nasceu?',
  houseNumber: 'E qual é o número? Se não tem, escreva “sem número”.',
  /** Where another street is named than that of the postcode. */
  otherStreet: (known: string) =>
    `Pelo CEP, o endereço é ${known}; se não é esse, corrija o CEP. E qual é o número?`,
  emailHost: 'Faltou o que vem depois do @. Qual é? Por exemplo, gmail.com.',
  emailEnding: (host: string) => `Como termina, depois de “${host}”? Por exemplo, .com ou .com.br.`,
  emailName: (host: string) => `E o que vem antes de ${host}?`,
} as const;
