/** The fastest plan. */
export const gamerWords = {
  label: 'Oferta gamer',
  title: '2 Giga para jogar sem espera',
  text: 'Baixe jogos inteiros enquanto a casa toda assiste, e transmita a sua partida com folga no upload.',
  facts: ['Até 96 dispositivos', '1 Giga de upload', 'Modem Wi-Fi 6', 'HBO Max e Paramount+ inclusos'],
  sku: 'd2000b',
  action: 'Quero 2 Giga',
} as const;
