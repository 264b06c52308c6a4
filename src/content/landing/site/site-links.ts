/** Addresses below each campaign's prefix. */
export const siteLinks = {
  home: '/',
  plans: '/#planos',
  streaming: '/#streaming',
  doubts: '/#duvidas',
  coverage: '/consultar-cobertura/cep/',
  order: '/checkout/cep/',
  conversation: '/chat/',
  call: '/receber-ligacao/',
  followOrder: '/pedido/',
  mobilePlan: '/selecao-plano-movel/',
  regulations: '/regulamentos/',
  contract: '/regulamentos/#contrato',
} as const;

/** The server leads on from here to WhatsApp, with the lead. It is below no campaign. */
export const continueInWhatsApp = '/continuar-no-whatsapp';
