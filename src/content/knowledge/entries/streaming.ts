import { outsideLinks } from '../../landing/site/outside-links.ts';
import { entries } from '../entry.ts';
import { customerArea, streamingCancellationReply } from './ending.ts';

/** Questions about streaming. */
export const streamingEntries = entries([
  {
    id: 'quais-planos-com-streaming',
    question: 'Quais planos vêm com streaming?',
    reply: { computed: 'streaming' },
  },
  {
    id: 'como-ativar-o-streaming',
    question: 'Como ativo os aplicativos de streaming?',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação para cada serviço. Abra-o, crie uma conta ou entre com a sua, e use a mesma conta no aplicativo.',
    leads: customerArea,
  },
  {
    id: 'streaming-nos-aparelhos',
    question: 'O streaming funciona na minha TV?',
    reply:
      'Nas smart TVs mais comuns, em Chromecast, Fire TV, Roku ou Apple TV, no computador e no celular. Uma TV antiga pode ficar de fora: um desses aparelhos resolve.',
  },
  {
    id: 'legendas-no-streaming',
    question: 'Os filmes têm legenda ou audiodescrição?',
    reply:
      'Legendas, dublagem e audiodescrição são de cada aplicativo e de cada filme: o plano não muda isso, e eu não sei dizer de cada um.',
  },
]);

/** Questions about single streaming services. */
export const streamingServiceEntries = entries([
  {
    id: 'globoplay-como-assinar',
    question: 'Como assino o Globoplay com a Ultrafibra?',
    reply:
      'Escolha um plano com Globoplay quando eu mostrar os planos. Ele entra na mesma fatura da internet; não é preciso assinar nada no site dele.',
  },
  {
    id: 'globoplay-como-ativar',
    question: 'Como ativo o meu Globoplay?',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link. Abra-o, entre com a sua Conta Globo ou crie uma, confirme e use a mesma conta no aplicativo.',
  },
  {
    id: 'globoplay-redefinir-senha',
    question: 'Esqueci a senha. Como redefino?',
    reply:
      'A senha do Globoplay é a da sua Conta Globo: na tela de entrada, toque em “Esqueci minha senha” e siga o link do e-mail. Nós nunca pedimos a sua senha.',
  },
  {
    id: 'globoplay-adicionar-familiares',
    question: 'Posso adicionar pessoas da família?',
    reply:
      'Sim: além de você, até 2 familiares, cada um com a própria Conta Globo. No Globoplay, abra a sua conta, procure a opção de família e envie o convite.',
  },
  {
    id: 'globoplay-tipo-de-plano',
    question: 'Qual é o plano do Globoplay que vem com a fibra?',
    reply:
      'É uma assinatura com ciclo de 30 dias, que se renova enquanto o seu plano estiver ativo: até 3 telas ao mesmo tempo e até 2 familiares. Outros pacotes são contratados direto com ele.',
  },
  {
    id: 'globoplay-velocidade',
    question: 'Com qual velocidade de internet o Globoplay vem?',
    reply: { computed: 'streaming' },
  },
  {
    id: 'globoplay-aparelhos-ao-mesmo-tempo',
    question: 'Em quantos aparelhos posso assistir ao mesmo tempo?',
    reply:
      'No Globoplay, em até 3 telas ao mesmo tempo; no HBO Max, em até 2; no Paramount+, em um aparelho por vez.',
  },
  {
    id: 'globoplay-aparelhos-compativeis',
    question: 'Em quais aparelhos o Globoplay funciona?',
    reply:
      'Em celulares e tablets Android e iOS, no navegador do computador, nas smart TVs mais comuns e em Chromecast, Fire TV, Roku e Apple TV. Modelos antigos podem ficar de fora.',
    leads: { text: 'Ver a lista no site do Globoplay', path: outsideLinks.globoplay },
  },
  {
    id: 'globoplay-como-cancelar',
    question: 'Como cancelo o Globoplay?',
    reply: streamingCancellationReply('Globoplay'),
    leads: customerArea,
  },
  {
    id: 'paramount-como-entrar',
    question: 'Como faço login no Paramount+?',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação: nele você cria o usuário e a senha do Paramount+, e com eles entra no aplicativo.',
    leads: { text: 'Abrir a entrada do Paramount+', path: outsideLinks.paramount },
  },
  {
    id: 'paramount-como-funciona',
    question: 'Como funciona o Paramount+ com a Ultrafibra?',
    reply:
      'Você contrata a internet e o Paramount+ juntos e paga tudo em uma fatura só. Ele pode ser visto em um aparelho por vez. Os planos que o trazem dizem isso no nome ou na descrição.',
  },
  {
    id: 'paramount-como-cancelar',
    question: 'Como cancelo o Paramount+?',
    reply: streamingCancellationReply('Paramount+'),
    leads: customerArea,
  },
  {
    id: 'paramount-na-tv',
    question: 'Como assisto ao Paramount+ na TV?',
    reply:
      'Instale o Paramount+ pela loja da TV ou em um Chromecast, Fire TV, Roku ou Apple TV, e digite no celular o código que aparecer, com a sua conta aberta.',
  },
  {
    id: 'paramount-quanto-custa',
    question: 'Quanto custa o Paramount+?',
    reply: { computed: 'streamingPrice' },
  },
  {
    id: 'hbo-max-como-ativar',
    question: 'Como ativo o HBO Max e faço login?',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link. Abra-o, crie a sua conta ou entre com a que tem, e na TV digite no celular o código que aparecer.',
    leads: { text: 'Abrir o site do HBO Max', path: outsideLinks.hboMax },
  },
  {
    id: 'hbo-max-como-funciona',
    question: 'Como funciona o HBO Max com a Ultrafibra?',
    reply:
      'Você contrata a internet e o HBO Max juntos e paga tudo em uma fatura só. Os planos que o trazem dizem isso no nome ou na descrição.',
  },
  {
    id: 'hbo-max-telas-e-qualidade',
    question: 'Em quantas telas e com que qualidade eu assisto?',
    reply:
      'No HBO Max, em até 2 telas ao mesmo tempo, em Full HD, na TV, no computador, no tablet ou no celular.',
  },
  {
    id: 'hbo-max-como-cancelar',
    question: 'Como cancelo o HBO Max?',
    reply: streamingCancellationReply('HBO Max'),
    leads: customerArea,
  },
  {
    id: 'hbo-max-quanto-custa',
    question: 'Quanto custa a fibra com HBO Max?',
    reply: { computed: 'streamingPrice' },
  },
]);
