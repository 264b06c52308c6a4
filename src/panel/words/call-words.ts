export const callWords = {
  signedOut: 'Sua sessão tinha terminado, e nada mudou. Tente de novo.',
  noConnection: 'Sem resposta do servidor. Confira sua conexão e tente de novo.',
  slow: 'O servidor demorou demais para responder. Tente de novo.',
  failed: 'Algo deu errado no servidor. Tente de novo em instantes.',
  unreadable:
    'A resposta do servidor não pôde ser lida. Recarregue a página: pode haver uma versão nova do painel.',
  retry: 'Tentar de novo',
  loading: 'Carregando',
} as const;
