/** Without cookies the order is taken by phone or WhatsApp. */
export const withoutCookiesWords = {
  page: 'Cookies bloqueados',
  title: 'Seu navegador está bloqueando os cookies',
  explain:
    'O pedido pelo site precisa de um cookie: é ele que guarda o pedido e mostra que ele é seu. Libere os cookies deste site nas configurações do navegador e tente de novo.',
  people: 'Ou faça o pedido com uma pessoa',
  again: 'Já liberei, tentar de novo',
} as const;
