/** What a changed answer undoes, said before it is changed. */
export const consequences = {
  cep: 'Mudar o CEP refaz a consulta de cobertura, preço e agenda, e pergunto de novo o número; o que você disse de si fica.',
  number:
    'Mudar o número refaz a consulta de cobertura e a agenda, e o complemento é dito de novo; o resto fica.',
  plan: 'Trocar de plano muda o preço e pode abrir outra escolha de data; o resto fica.',
  analysis: 'Mudar esta resposta refaz a análise do pedido; o resto fica.',
  contract: 'Outro CPF é outro contrato: pergunto de novo a data de nascimento.',
  holder: 'Com outra data de nascimento, procuro o contrato de novo; o resto fica.',
  line: 'Outra linha traz outro cadastro e outro celular; o resto fica.',
  code: 'Outro e-mail precisa de outro código; o resto fica.',
  payment: 'Mudar a forma de pagamento muda o preço; o resto fica.',
  other: 'Só esta resposta muda; o resto fica.',
} as const;
