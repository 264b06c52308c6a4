/** Short rows of plans with streaming. Each row shows the first of its offers that is sold. */
export const miniListWords = {
  title: 'Planos com streaming na sua região',
  streaming: 'Streaming Incluso',
  from: 'De',
  for: 'Por',
  items: [
    { title: '700 Mega', skus: ['d600gles', 'd600gl'], streaming: 'globoplay' },
    { title: '1 Giga', skus: ['d1000c'], streaming: 'paramount' },
    { title: '1 Giga', skus: ['d1000d'], streaming: 'hbo-max' },
  ],
  note: '700 Mega: são 600, que viram 700 com o bônus.',
} as const;
