/** What a renewal changes and what stays. */
export const renewingWords = {
  nothingInstalled: 'O plano muda na próxima fatura. Nada é instalado de novo e o seu modem continua.',
  nextBill: 'O novo preço vale a partir da próxima fatura.',
  sameDueDay: 'A renovação não muda o dia do vencimento: ele continua o de hoje.',
  withdrawal: (phone: string) =>
    `Você pode desistir em até 7 dias, sem custo e sem precisar explicar. Ligue para ${phone} e informe o número da renovação.`,
} as const;
