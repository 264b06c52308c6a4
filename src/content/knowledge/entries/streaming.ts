import { outsideLinks } from '../../landing/site/outside-links.ts';
import { entries } from '../entry.ts';
import { customerArea, streamingCancellationReply } from './ending.ts';

/** What can be watched with it. */
export const streamingEntries = entries([
  {
    id: 'quais-planos-com-streaming',
    question: 'Quais planos vêm com streaming?',
    wordings:
      'tem globoplay|vem com netflix|tem hbo|tem streaming|streaming|qual plano tem hbo max|tem paramount|tem disney|tem prime video|tem deezer|vem com algum streaming|quais streamings tem|tem plano com filme|tem série|qual plano tem globoplay|inclui streaming|tem max|tem looke|globoplay|netflix|disney|qual vem com globoplay|quais vêm com hbo|qual deles tem paramount|qual vem com streaming',
    reply: { computed: 'streaming' },
  },
  {
    id: 'como-ativar-o-streaming',
    question: 'Como ativo os aplicativos de streaming?',
    wordings:
      'como ativa o streaming|como uso o streaming que veio no plano|onde ativo os apps|não recebi o link do streaming|como entro no aplicativo que veio no plano|como ativar os aplicativos|como libero o streaming|como começo a usar o streaming|como ativo o deezer|como ativo o looke|como baixo os aplicativos do plano|quando recebo o link do streaming|não recebi o link de ativação',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação para cada serviço. Abra-o, crie uma conta ou entre com a sua, e use a mesma conta no aplicativo.',
    leads: customerArea,
  },
]);

/** Of each service by itself. */
export const streamingServiceEntries = entries([
  {
    id: 'globoplay-como-assinar',
    question: 'Como assino o Globoplay com a Ultrafibra?',
    wordings:
      'quero assinar o globoplay|como contrato o globoplay|como pego o plano com globoplay|preciso assinar no site do globoplay|como faço para ter globoplay na fibra',
    reply:
      'Escolha um plano com Globoplay quando eu mostrar os planos. Ele entra na mesma fatura da internet; não é preciso assinar nada no site dele.',
  },
  {
    id: 'globoplay-como-ativar',
    question: 'Como ativo o meu Globoplay?',
    wordings:
      'como ativar globoplay|como entro no globoplay|login do globoplay|ativação do globoplay|liberar o globoplay',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link. Abra-o, entre com a sua Conta Globo ou crie uma, confirme e use a mesma conta no aplicativo.',
  },
  {
    id: 'globoplay-redefinir-senha',
    question: 'Esqueci a senha. Como redefino?',
    wordings:
      'esqueci a senha do globoplay|como troco a senha do globoplay|perdi a senha da conta globo|redefinir senha|recuperar senha|esqueci minha senha',
    reply:
      'A senha do Globoplay é a da sua Conta Globo: na tela de entrada, toque em “Esqueci minha senha” e siga o link do e-mail. Nós nunca pedimos a sua senha.',
  },
  {
    id: 'globoplay-adicionar-familiares',
    question: 'Posso adicionar pessoas da família?',
    wordings:
      'posso dividir o globoplay com a família|como adiciono familiares|quantas pessoas podem usar o globoplay|minha mulher pode usar o globoplay|compartilhar o globoplay|convidar parente',
    reply:
      'Sim: além de você, até 2 familiares, cada um com a própria Conta Globo. No Globoplay, abra a sua conta, procure a opção de família e envie o convite.',
  },
  {
    id: 'globoplay-tipo-de-plano',
    question: 'Qual é o plano do Globoplay que vem com a fibra?',
    wordings:
      'que tipo de globoplay vem|qual assinatura do globoplay vem|o globoplay é completo|o globoplay vem com canais ao vivo|o globoplay vem com premiere',
    reply:
      'É uma assinatura com ciclo de 30 dias, que se renova enquanto o seu plano estiver ativo: até 3 telas ao mesmo tempo e até 2 familiares. Outros pacotes são contratados direto com ele.',
  },
  {
    id: 'globoplay-velocidade',
    question: 'Com qual velocidade de internet o Globoplay vem?',
    wordings:
      'globoplay vem em qual velocidade|globoplay com quantos mega|tem globoplay no plano de 1 giga|globoplay em qual mega',
    reply: { computed: 'streaming' },
  },
  {
    id: 'globoplay-aparelhos-ao-mesmo-tempo',
    question: 'Em quantos aparelhos posso assistir ao mesmo tempo?',
    wordings:
      'quantas telas tem o globoplay|quantas telas ao mesmo tempo|dá para ver em duas tvs|quantos aparelhos simultâneos|globoplay em quantas telas|posso ver em mais de uma tela',
    reply:
      'No Globoplay, em até 3 telas ao mesmo tempo; no HBO Max, em até 2; no Paramount+, em um aparelho por vez.',
  },
  {
    id: 'globoplay-aparelhos-compativeis',
    question: 'Em quais aparelhos o Globoplay funciona?',
    wordings:
      'globoplay funciona na minha tv|globoplay na smart tv|o globoplay pega no celular|quais tvs têm globoplay|dispositivos compatíveis com globoplay|globoplay no chromecast|globoplay funciona no roku',
    reply:
      'Em celulares e tablets Android e iOS, no navegador do computador, nas smart TVs mais comuns e em Chromecast, Fire TV, Roku e Apple TV. Modelos antigos podem ficar de fora.',
    leads: { text: 'Ver a lista no site do Globoplay', path: outsideLinks.globoplay },
  },
  {
    id: 'globoplay-como-cancelar',
    question: 'Como cancelo o Globoplay?',
    wordings: 'quero cancelar o globoplay|cancelar globoplay|tirar o globoplay|não quero mais o globoplay',
    reply: streamingCancellationReply('Globoplay'),
    leads: customerArea,
  },
  {
    id: 'paramount-como-entrar',
    question: 'Como faço login no Paramount+?',
    wordings:
      'como entro no paramount|como ativo o paramount|login paramount|acessar o paramount|como acesso o paramount plus',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação: nele você cria o usuário e a senha do Paramount+, e com eles entra no aplicativo.',
    leads: { text: 'Abrir a entrada do Paramount+', path: outsideLinks.paramount },
  },
  {
    id: 'paramount-como-funciona',
    question: 'Como funciona o Paramount+ com a Ultrafibra?',
    wordings:
      'como funciona o paramount|como é o paramount no plano|o paramount vem na mesma conta|paramount junto com a fibra como é',
    reply:
      'Você contrata a internet e o Paramount+ juntos e paga tudo em uma fatura só. Ele pode ser visto em um aparelho por vez. Os planos que o trazem dizem isso no nome ou na descrição.',
  },
  {
    id: 'paramount-como-cancelar',
    question: 'Como cancelo o Paramount+?',
    wordings: 'quero cancelar o paramount|cancelar paramount|tirar o paramount|não quero mais o paramount',
    reply: streamingCancellationReply('Paramount+'),
    leads: customerArea,
  },
  {
    id: 'paramount-na-tv',
    question: 'Como assisto ao Paramount+ na TV?',
    wordings:
      'paramount na televisão|como ver o paramount na tv|paramount na smart tv|instalar o paramount na tv|espelhar o paramount',
    reply:
      'Instale o Paramount+ pela loja da TV ou em um Chromecast, Fire TV, Roku ou Apple TV, e digite no celular o código que aparecer, com a sua conta aberta.',
  },
  {
    id: 'paramount-quanto-custa',
    question: 'Quanto custa o Paramount+?',
    wordings:
      'qual o preço do paramount|valor do paramount|quanto pago pelo paramount|preço do plano com paramount',
    reply: { computed: 'streaming' },
  },
  {
    id: 'hbo-max-como-ativar',
    question: 'Como ativo o HBO Max e faço login?',
    wordings: 'como ativo o hbo|como entro no hbo max|login hbo max|como acesso o max|ativar hbo max',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link. Abra-o, crie a sua conta ou entre com a que tem, e na TV digite no celular o código que aparecer.',
    leads: { text: 'Abrir o site do HBO Max', path: outsideLinks.hboMax },
  },
  {
    id: 'hbo-max-como-funciona',
    question: 'Como funciona o HBO Max com a Ultrafibra?',
    wordings:
      'como funciona o hbo|como é o hbo max no plano|hbo max na mesma fatura|hbo junto com a fibra como é',
    reply:
      'Você contrata a internet e o HBO Max juntos e paga tudo em uma fatura só. Os planos que o trazem dizem isso no nome ou na descrição.',
  },
  {
    id: 'hbo-max-telas-e-qualidade',
    question: 'Em quantas telas e com que qualidade eu assisto?',
    wordings:
      'quantas telas tem o hbo max|hbo max em quantas telas|o hbo é full hd|hbo max em 4k|qual a qualidade do hbo max|qualidade da imagem',
    reply:
      'No HBO Max, em até 2 telas ao mesmo tempo, em Full HD, na TV, no computador, no tablet ou no celular.',
  },
  {
    id: 'hbo-max-como-cancelar',
    question: 'Como cancelo o HBO Max?',
    wordings: 'quero cancelar o hbo|cancelar hbo max|tirar o hbo|não quero mais o hbo max',
    reply: streamingCancellationReply('HBO Max'),
    leads: customerArea,
  },
  {
    id: 'hbo-max-quanto-custa',
    question: 'Quanto custa a fibra com HBO Max?',
    wordings: 'qual o preço do hbo max|valor do plano com hbo|quanto pago pelo hbo max|quanto custa com hbo',
    reply: { computed: 'streaming' },
  },
]);
