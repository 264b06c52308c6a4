/** What a host without some call of ours has to do with, and the visitor as well. */
export const notOffered = {
  review: 'Quem revê é uma pessoa da nossa equipe: peça por telefone ou WhatsApp.',
  link: 'Copie o link e guarde onde preferir: por aqui ele ainda não é enviado.',
  contact: 'Não encontramos o contato que foi deixado. Consulte o endereço de novo.',
  renewal: 'Consulte o seu CPF de novo para continuar a renovação.',
  addressSearch: 'Aqui não dá para procurar pela rua. Veja o CEP no site dos Correios.',
} as const;
