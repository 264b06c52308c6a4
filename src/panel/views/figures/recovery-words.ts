export const recoveryWords = {
  intro:
    'Quem aceitou ofertas por e-mail e parou no meio do pedido recebe uma mensagem com o link para continuar. Uma só, e quem pede para parar não recebe mais nenhuma.',
  notSetUp: 'O envio de e-mails não está configurado: nada sai.',
  isOn: 'Enviar convites',
  delay: 'Horas depois da última resposta',
  held: 'Sem convite, para comparar (%)',
  save: 'Salvar',
  saved: 'Salvo.',
  effect: 'O que o convite muda',
  caption: 'Quem recebeu o convite ao lado de quem ficou sem, nos 7 dias seguintes',
  people: 'Pessoas',
  arms: { held: 'Sem convite', sent: 'Com convite' },
  settings: (isOn: boolean, hours: number, percent: number) =>
    `${isOn ? 'Ligado' : 'Desligado'}: ${hours} h depois da última resposta, ${percent}% sem convite.`,
  stops: (many: number) => {
    if (many === 0) return 'Ninguém pediu para parar.';
    return many === 1 ? '1 pessoa pediu para parar.' : `${many} pessoas pediram para parar.`;
  },
} as const;
