/** What changing an answer undoes, for several fields. */
export const changes = {
  number:
    'Mudar o número refaz a consulta de cobertura e a agenda. Diga também o complemento, se houver; o resto fica.',
  plan: 'Trocar de plano muda o preço e pode abrir outra escolha de data; o resto fica.',
  analysis: 'Mudar esta resposta refaz a análise do pedido; o resto fica.',
  holder: 'Com outra data de nascimento, procuro o contrato de novo; o resto fica.',
  others: 'Só estas respostas mudam; o resto fica.',
  other: 'Só esta resposta muda; o resto fica.',
} as const;
