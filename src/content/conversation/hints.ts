import { listOf } from '../list-of.ts';

/** Where an answer is found, which one is proposed, and what to write without it. */
export const hintWords = {
  houseNumber:
    'Escreva o número que está na porta ou na conta de luz; se não há, “sem número”. O ponto de referência cabe no complemento.',
  mothersName:
    'Escreva o nome e o sobrenome da sua mãe, como estão no RG, na CNH ou na certidão de nascimento. Se não consta no documento, escreva “Não consta”.',
  cpf: 'O número do CPF está no RG novo, na CNH e no aplicativo gov.br. São 11 números.',
  agency:
    'A agência está no aplicativo do banco, nos dados da conta, e em muitos cartões: são quase sempre quatro números. Sem ela, dá para pagar por boleto: escreva “prefiro boleto”.',
  accountNumber:
    'O número da conta está no aplicativo do banco, nos dados da conta, e em muitos cartões; o dígito vem depois do traço. Sem ele, dá para pagar por boleto: escreva “prefiro boleto”.',
  withoutEmail:
    'Sem e-mail, dê o de alguém de confiança: por ele chegam as faturas e os avisos do pedido. Se não houver, uma pessoa ajuda.',
  withoutPhone:
    'Sem celular, dê o de alguém de confiança, com DDD: por ele combinamos a visita. Um fixo não serve; se não houver celular, uma pessoa ajuda.',
  otherPhone:
    'O pedido guarda um celular só, e é por ele que o técnico combina a visita. Se o de outra pessoa é melhor para isso, pode ser o dela; outro número, diga ao técnico.',
  /** To whoever leaves a day to the shop: one is proposed, and why. */
  suggests: {
    due_date: (day: number) =>
      `Sugiro o dia ${day}: vem depois do quinto dia útil, quando os salários já foram pagos. Se preferir outro, escreva-o.`,
    schedules:
      'Sugiro a primeira visita livre, para você ter internet logo. Se preferir outro dia, escreva-o.',
  },
  /** The best known banks of the list. */
  account: (banks: readonly string[]) =>
    `Serve a conta-corrente, ou digital, do titular do pedido, em um dos bancos da lista: ${listOf(banks, 'e')}, entre outros. Poupança, como a da operação 013, não serve. Sem conta que sirva, escolha o boleto: vem por e-mail, e você paga por Pix ou código de barras.`,
  withoutBank: 'Sem conta em banco dá para pagar por boleto: escreva “prefiro boleto”.',
} as const;
