/** How identity is confirmed. */
export const identityWords = {
  title: 'Como confirmamos que é você',
  lead: 'Em alguns pedidos, a TIM envia um link para você confirmar quem é.',
  unfold: 'Ver os cinco passos',
  steps: [
    { title: 'Marque que não é um robô', text: 'Responda ao captcha que aparece na primeira tela.' },
    { title: 'Informe os 5 primeiros números do CPF', text: 'Eles ligam o link ao seu pedido.' },
    {
      title: 'Fotografe um documento oficial',
      text: 'RG, CNH ou outro documento com foto, fora do plástico e com boa luz.',
    },
    { title: 'Tire uma selfie', text: 'De frente, em fundo neutro, sem óculos escuros e sem boné.' },
    { title: 'Confira e aceite', text: 'Veja se as fotos estão nítidas e envie.' },
  ],
  note: 'Não pedimos senha, código recebido por SMS nem pagamento para confirmar a identidade.',
} as const;
