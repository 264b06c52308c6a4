/** The same questions in the voice of the conversation. */
export const stepBubbles = {
  'consulta-telefone': 'Para começar, me diga o número da sua linha TIM, com DDD.',
  cep: 'Para ver se a fibra chega até você, me diga o CEP da instalação.',
  'nr-imovel': 'E qual é o número do imóvel?',
  'verificando-disponibilidade': 'Um momento, estou consultando a cobertura no seu endereço.',
  'endereco-sem-cobertura': 'Um momento, estou anotando o seu endereço.',
  'oferta-indisponivel': 'A fibra ainda não chegou ao seu endereço, mas posso avisar você quando chegar.',
  planos: 'A fibra chega até você. Qual destes planos combina com a sua casa?',
  'pedido-aberto': 'Um momento, estou abrindo o seu pedido.',
  'plano-do-pedido': 'Um momento, estou anotando o plano.',
  nome: 'Como é o seu nome completo?',
  telefone: 'Em qual celular, com DDD, podemos falar com você?',
  email: 'Qual é o seu e-mail?',
  'codigo-enviado': 'Um momento, estou enviando um código para o seu e-mail.',
  'confirmacao-colaborador': 'Enviei um código de 6 números para o seu e-mail. Qual é ele?',
  'data-nascimento': 'Qual é a sua data de nascimento?',
  'nome-mae': 'Qual é o nome completo da sua mãe, como está no seu documento?',
  cpf: 'Qual é o seu CPF?',
  instalacao: 'Falta um detalhe do endereço para o técnico achar a sua casa.',
  'data-de-vencimento': 'Em que dia do mês é melhor pagar a fatura?',
  'ativar-debito': 'Quer pagar com débito automático, por um preço menor?',
  'conta-debito': 'De qual conta vamos debitar?',
  'confirmando-dados': 'Um momento, estou confirmando os seus dados.',
  validacao: 'Para a sua segurança, responda algumas perguntas rápidas.',
  'validacao-erro1': 'Não conseguimos aprovar o pedido agora.',
  'validacao-erro2': 'Não conseguimos confirmar que é você.',
  'data-instalacao': 'Quando o técnico pode ir à sua casa?',
  confirmacao: 'Este é o seu pedido. Confira tudo antes de confirmar.',
  'pedido-realizado': 'Pronto, o pedido está feito.',
} as const;

/** The question of a card that asks several steps at once. */
export const cardBubbles = {
  'dados-pessoais': 'Agora me conte quem é você.',
} as const;
