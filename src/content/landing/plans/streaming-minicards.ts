/** Shortcuts to plans with streaming. Each card shows the first of its offers that is sold. */
export const streamingMinicardsWords = {
  title: 'Fibra com o seu streaming',
  cards: [
    { service: 'globoplay', title: '700 Mega com Globoplay', skus: ['d600gl', 'd600gles', 'd600sp'] },
    { service: 'paramount', title: '700 Mega com Paramount+', skus: ['d600b', 'd600br', 'd600ar3'] },
    { service: 'hbo-max', title: '700 Mega com HBO Max', skus: ['d600c'] },
    { service: 'paramount', title: '1 Giga com Paramount+', skus: ['d1000c'] },
    { service: 'hbo-max', title: '1 Giga com HBO Max', skus: ['d1000d'] },
  ],
  bonus: '700 Mega: 600 Mega e mais 100 Mega de bônus',
  action: 'Contratar',
} as const;
