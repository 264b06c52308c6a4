/** Questions that no topic of `knowledge/` answers, as an operator publishes them, and sentences that ask each in other words. */
export const inventedQuestions: readonly {
  id: string;
  question: string;
  wordings: readonly string[];
  asked: readonly [string, string];
}[] = [
  {
    id: 'indique-e-ganhe',
    question: 'Ganho alguma coisa se indicar um amigo?',
    wordings: ['tem programa de indicação', 'indique e ganhe', 'desconto por indicar amigos'],
    asked: ['se eu indicar minha vizinha ganho desconto?', 'oi, vcs tem aquele programa de indicar amigo?'],
  },
  {
    id: 'chip-de-celular',
    question: 'Vocês vendem chip pré-pago?',
    wordings: ['quero comprar um chip', 'onde compro chip da TIM'],
    asked: ['da pra comprar chip pre pago com vcs', 'queria um chip novo, vocês vendem?'],
  },
  {
    id: 'camera-de-seguranca',
    question: 'Vocês instalam câmera de segurança?',
    wordings: ['vendem câmeras', 'instalação de câmeras na casa'],
    asked: ['queria saber se instalam camera de segurança tambem', 'vcs vende camera pra por no portão?'],
  },
  {
    id: 'repetidor-alugado',
    question: 'Alugam repetidor mesh?',
    wordings: ['quanto custa alugar um repetidor', 'posso alugar um mesh'],
    asked: ['da para alugar o repetidor de vcs?', 'qual o aluguel de um mesh'],
  },
  {
    id: 'brinde',
    question: 'Quem contrata ganha brinde?',
    wordings: ['tem brinde de boas-vindas', 'qual é o brinde'],
    asked: ['vi que tem um brinde pra quem contratar, é verdade?', 'o brinde chega quando?'],
  },
  {
    id: 'seguro-residencial',
    question: 'Tem seguro residencial junto?',
    wordings: ['o plano inclui seguro da casa', 'quanto é o seguro residencial'],
    asked: ['moça, vem algum seguro residencial no plano?', 'vcs fazem seguro de casa?'],
  },
  {
    id: 'cupom',
    question: 'Onde uso o meu cupom de desconto?',
    wordings: ['tenho um cupom', 'onde coloco o código do cupom'],
    asked: ['recebi um cupom por e-mail, uso aonde', 'nao achei onde digita o cupom'],
  },
  {
    id: 'cashback',
    question: 'O plano tem cashback?',
    wordings: ['como recebo o cashback', 'vocês devolvem parte do dinheiro'],
    asked: ['e o cashback, quando cai?', 'tem cash back nesse plano ou não'],
  },
  {
    id: 'nota-fiscal',
    question: 'Vocês emitem nota fiscal?',
    wordings: ['preciso da nota fiscal do serviço', 'onde baixo a nota fiscal'],
    asked: ['vem nota fiscal todo mês?', 'preciso de nota fiscal pra minha contabilidade, vcs dão?'],
  },
  {
    id: 'vpn',
    question: 'Posso usar VPN?',
    wordings: ['a VPN do trabalho funciona', 'vocês bloqueiam VPN'],
    asked: ['uso vpn da firma, vai funcionar?', 'voces bloqueia vpn?'],
  },
  {
    id: 'controle-dos-pais',
    question: 'Tem controle parental?',
    wordings: ['como bloqueio sites para as crianças', 'quero limitar o tempo dos meus filhos na internet'],
    asked: ['tem como bloquear uns sites pro meu filho?', 'queria saber do controle parental'],
  },
  {
    id: 'internet-em-evento',
    question: 'Instalam internet só para um evento?',
    wordings: ['preciso de internet para uma festa', 'internet temporária para feira'],
    asked: ['vou fazer uma festa, vcs colocam internet temporaria?', 'é para um evento de 2 dias, instalam?'],
  },
  {
    id: 'revendedor',
    question: 'Como viro revendedor?',
    wordings: ['quero revender a Ultrafibra', 'quero ser representante de vocês'],
    asked: [
      'como faço pra revender a internet de vocês',
      'queria trabalhar como representante da ultrafibra',
    ],
  },
  {
    id: 'lixo-eletronico',
    question: 'Onde descarto o modem velho?',
    wordings: ['descarte de aparelhos antigos', 'vocês recolhem lixo eletrônico'],
    asked: ['tenho um modem velho, onde posso descartar', 'recolhem lixo eletronico?'],
  },
  {
    id: 'satelite',
    question: 'É internet via satélite?',
    wordings: ['vocês usam satélite', 'usa antena no telhado'],
    asked: ['essa internet de vcs é por satelite?', 'vai por antena em cima do telhado?'],
  },
  {
    id: 'energia-solar',
    question: 'A energia solar atrapalha o sinal?',
    wordings: ['tenho placas solares em casa', 'painel solar interfere na internet'],
    asked: ['aqui tem placa solar, interfere?', 'painel solar dá problema com o sinal?'],
  },
  {
    id: 'automacao',
    question: 'Funciona com Alexa?',
    wordings: ['ligo a minha Alexa na rede', 'serve para casa inteligente e lâmpadas'],
    asked: ['minha alexa vai funcionar?', 'tenho lampadas inteligentes, serve?'],
  },
  {
    id: 'milhas',
    question: 'Posso trocar pontos por desconto na fatura?',
    wordings: ['como uso os meus pontos', 'junto milhas pagando a conta'],
    asked: ['quero usar meus pontos pra abater a fatura', 'pagando a conta eu junto milhas?'],
  },
  {
    id: 'black-friday-ate-quando',
    question: 'Até quando vai a Black Friday?',
    wordings: ['a promoção da Black Friday acaba quando', 'ainda dá tempo da Black Friday'],
    asked: ['a black friday ainda ta valendo?', 'quando acaba essa promo de black friday'],
  },
  {
    id: 'patrocinio',
    question: 'Vocês patrocinam times e projetos?',
    wordings: ['quero pedir patrocínio', 'patrocínio para campeonato'],
    asked: [
      'somos um time de futsal, vcs patrocinam?',
      'com quem falo sobre patrocinio de um projeto social',
    ],
  },
];
