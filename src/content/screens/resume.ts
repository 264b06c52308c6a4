export const resumeWords = {
  question: 'Você tem um pedido começado. Quer continuar?',
  explain:
    'Ele foi começado neste aparelho. Se não foi você, comece um novo: nada do que foi respondido aparece.',
  yes: 'Continuar o pedido',
  no: 'Começar um novo',
  page: 'Pedido começado',
  unprovable: {
    title: 'Este pedido não pode ser retomado',
    explain:
      'Ele parou antes do celular, por isso não há como confirmar que é seu. Comece um novo: leva poucos minutos.',
  },
  ordered: {
    title: 'Este pedido já foi feito',
    explain:
      'Acompanhe-o com o número que veio na confirmação: ali você vê a situação, remarca a instalação ou desiste.',
  },
  proof: {
    title: 'Confirme que o pedido é seu',
    page: 'Confirmação',
    explain: 'Para mostrar o que já foi respondido, precisamos confirmar que é você.',
    ended:
      'Por segurança, o pedido se fecha depois de uma hora sem uso, ou de um dia. Confirme que é você: nada do que foi respondido se perdeu.',
    order: (plan: string, city: string) =>
      plan === '' ? `Pedido em ${city}.` : `Pedido de ${plan} em ${city}.`,
    stopped: (after: string) => `Você parou depois de informar ${after}.`,
    label: 'Últimos 4 números do celular do pedido',
    hint: 'Só os 4 últimos, como 4321',
    wrong: 'Informe os 4 últimos números do celular.',
    action: 'Continuar o pedido',
    busy: 'Conferindo…',
    startOver: 'Começar um novo pedido',
    person: 'Não lembra o celular, ou ele mudou? Fale com a gente',
  },
  session: {
    title: 'Você ainda está aí?',
    explain: (time: string) =>
      `Por segurança, o pedido se fecha às ${time} se nada acontecer nesta página. Depois disso, pedimos que você confirme quem é antes de continuar.`,
    stay: 'Continuar o pedido',
    staying: 'Um momento…',
  },
  failed: {
    title: 'Não foi possível abrir este pedido',
    page: 'Pedido não aberto',
    /** A link that was cut or changed on its way. */
    broken: 'Este link está incompleto. Abra de novo o que você recebeu, ou comece de novo.',
    again: 'Tentar de novo',
    startOver: 'Começar um novo pedido',
    startOverByCpf: 'Informar o CPF do titular',
  },
  conflict: {
    title: 'Este pedido mudou em outro lugar',
    explain:
      'Você respondeu este mesmo pedido em outra aba ou em outro aparelho. Com quais respostas quer continuar? Se fechar esta pergunta, valem as mais recentes.',
    own: 'Ficar com as desta página',
    newer: 'Usar as mais recentes',
  },
} as const;

/** The last answer, by the API's step name. */
export const stoppedAfter: Readonly<Record<string, string>> = {
  created: 'o endereço',
  plan: 'o plano',
  address: 'o endereço',
  name: 'o nome',
  phone: 'o celular',
  email: 'o e-mail',
  birthDate: 'a data de nascimento',
  motherName: 'o nome da mãe',
  documentNumber: 'o documento',
  installation: 'o endereço da instalação',
  dueDate: 'o vencimento',
  bankInfo: 'a forma de pagamento',
  confirmed: 'os dados da análise',
  scheduleDate: 'a data da instalação',
};
