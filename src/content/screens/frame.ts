/** Texts around every question. They are part of the first page, so they stay short. */
export const frame = {
  site: 'Ultrafibra',
  back: 'Voltar',
  progress: 'Andamento do pedido',
  stages: {
    contrato: 'Contrato',
    ofertas: 'Ofertas',
    disponibilidade: 'Disponibilidade',
    'dados-pessoais': 'Dados pessoais',
    instalacao: 'Instalação',
    pagamento: 'Pagamento',
    'pedido-realizado': 'Pedido realizado',
  },
  errors: (count: number) =>
    count === 1 ? 'Falta corrigir uma resposta' : `Falta corrigir ${count} respostas`,
  onFile: (masked: string) => `Informado: ${masked}. Deixe em branco para manter.`,
  /** For a sensitive field typed before a reload. */
  lost: 'Por segurança, o que você digitou aqui não fica guardado no aparelho. Informe de novo.',
  waiting: 'Um momento…',
  failed: 'Não deu certo',
  tryAgain: 'Tentar de novo',
  advice: {
    connection: 'Confira sua internet e toque em “Tentar de novo”.',
    server: 'Não foi nada que você fez. Espere um instante e toque em “Tentar de novo”.',
  },
  offline: {
    title: 'Sem conexão',
    text: 'O que você respondeu está guardado neste aparelho e será enviado quando a conexão voltar. Os dados pessoais, só enquanto esta página estiver aberta.',
  },
  /** A release took away files of this page, and a reload has not brought the new ones yet. */
  outdated: {
    title: 'Saiu uma versão nova desta página',
    text: 'O que você respondeu está guardado. A página recarrega sozinha em até um minuto.',
    reload: 'Recarregar agora',
  },
  faces: {
    pages: 'Prefiro formulário',
    conversation: 'Prefiro conversar',
    offerPages: 'Se for mais fácil, responda pelo formulário: nada se perde.',
    offerConversation: 'Se for mais fácil, responda conversando: nada se perde.',
  },
  erased: 'Apagamos o seu pedido e os seus dados.',
} as const;
