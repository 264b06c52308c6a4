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
