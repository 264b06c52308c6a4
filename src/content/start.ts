/** Where an order starts. */
export const startWords = {
  title: 'Internet de fibra em casa',
  heading: 'Fibra de verdade, do poste até a sua sala',
  lead: 'Diga onde você mora e veja na hora os planos que chegam ao seu endereço, com o preço completo antes de contratar.',
  action: 'Consultar cobertura',
  facts: [
    {
      title: 'Preço sem surpresa',
      text: 'Mensalidade, desconto, fidelidade e multa aparecem antes do pedido.',
    },
    {
      title: 'Instalação agendada',
      text: 'Você escolhe até três dias e períodos. O técnico vai no que der certo.',
    },
    { title: 'Modem incluído', text: 'Wi-Fi em comodato em todos os planos, Wi-Fi 6 a partir de 1 Giga.' },
  ],
} as const;
