/** Where an answer is found, and what to write without it. */
export const hintWords = {
  houseNumber:
    'Escreva o número que está na porta ou na conta de luz; se não há, “sem número”. O ponto de referência cabe no complemento.',
  mothersName:
    'Escreva o nome e o sobrenome da sua mãe, como estão no RG, na CNH ou na certidão de nascimento. Se não consta no documento, escreva “Não consta”.',
  cpf: 'O número do CPF está no RG novo, na CNH e no aplicativo gov.br. São 11 números.',
  withoutBank: 'Sem conta em banco dá para pagar por boleto: escreva “prefiro boleto”.',
} as const;
