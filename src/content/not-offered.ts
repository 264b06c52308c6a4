/** Messages if a host lacks a call that only our server has. */
export const notOffered = {
  review: 'Quem revê é uma pessoa da nossa equipe: peça por telefone ou WhatsApp.',
  link: 'Copie o link e guarde onde preferir: por aqui ele ainda não é enviado.',
  contact: 'Não encontramos o contato que foi deixado. Consulte o endereço de novo.',
  renewal: 'Consulte o seu CPF de novo para continuar a renovação.',
  addressSearch: 'Aqui não dá para procurar pela rua. Veja o CEP no site dos Correios.',
  person: 'Por aqui ninguém da equipe escreve ainda: chame no WhatsApp ou peça uma ligação.',
} as const;
