/** Of every step: the question its page asks, and the short name that the window and a summary give it. */
export const stepTitles = {
  'consulta-telefone': { title: 'Qual é o seu número TIM?', page: 'Seu número' },
  cep: { title: 'Qual é o CEP da instalação?', page: 'CEP' },
  'nr-imovel': { title: 'Qual é o número do imóvel?', page: 'Número do imóvel' },
  'verificando-disponibilidade': { title: 'Consultando a cobertura', page: 'Consultando a cobertura' },
  'endereco-sem-cobertura': { title: 'Consultando a cobertura', page: 'Consultando a cobertura' },
  'oferta-indisponivel': { title: 'A fibra ainda não chegou ao seu endereço', page: 'Sem cobertura' },
  planos: { title: 'Escolha o seu plano', page: 'Planos' },
  'pedido-aberto': { title: 'Preparando o pedido', page: 'Preparando o pedido' },
  'plano-do-pedido': { title: 'Preparando o pedido', page: 'Preparando o pedido' },
  nome: { title: 'Qual é o seu nome completo?', page: 'Nome' },
  telefone: { title: 'Qual é o seu celular?', page: 'Celular' },
  email: { title: 'Qual é o seu e-mail?', page: 'E-mail' },
  'codigo-enviado': { title: 'Enviando o código', page: 'Enviando o código' },
  'confirmacao-colaborador': { title: 'Confirme o código que enviamos', page: 'Código do e-mail' },
  'data-nascimento': { title: 'Qual é a sua data de nascimento?', page: 'Data de nascimento' },
  'nome-mae': { title: 'Qual é o nome completo da sua mãe?', page: 'Nome da mãe' },
  cpf: { title: 'Qual é o seu CPF?', page: 'CPF' },
  instalacao: { title: 'Complete o endereço da instalação', page: 'Endereço da instalação' },
  'data-de-vencimento': { title: 'Qual é o melhor dia para pagar?', page: 'Vencimento' },
  'ativar-debito': { title: 'Como você quer pagar?', page: 'Forma de pagamento' },
  'conta-debito': { title: 'De qual conta vamos debitar?', page: 'Conta para débito' },
  'confirmando-dados': { title: 'Confirmando os seus dados', page: 'Confirmando os dados' },
  validacao: { title: 'Confirme que é você', page: 'Confirmação de identidade' },
  'validacao-erro1': { title: 'Não conseguimos aprovar o pedido agora', page: 'Pedido não aprovado' },
  'validacao-erro2': { title: 'Não conseguimos confirmar que é você', page: 'Identidade não confirmada' },
  'data-instalacao': { title: 'Quando podemos instalar?', page: 'Data da instalação' },
  confirmacao: { title: 'Confira e faça o pedido', page: 'Revisão do pedido' },
  'pedido-realizado': { title: 'Pedido realizado', page: 'Pedido realizado' },
} as const;

/** Pages that lay several steps together have a question of their own. */
export const combinedTitles = {
  disponibilidade: { title: 'Vamos ver se a fibra chega até você', page: 'Endereço e contato' },
  'dados-pessoais': { title: 'Conte quem é você', page: 'Dados pessoais' },
  instalacao: { title: 'Instalação e pagamento', page: 'Instalação e pagamento' },
  pagamento: { title: 'Como você quer pagar?', page: 'Pagamento' },
  'pedido-realizado': { title: 'Pedido realizado', page: 'Pedido realizado' },
} as const;

/** What the review says once there is nothing left to confirm. */
export const orderedTitles = {
  confirmacao: { title: 'Este pedido já foi feito', page: 'Pedido feito' },
} as const;

/** The document of a company has another name. */
export const companyTitles = { cpf: { title: 'Qual é o CNPJ da empresa?', page: 'CNPJ' } } as const;
