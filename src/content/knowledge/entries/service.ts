import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** What is sold. */
export const serviceEntries = entries([
  {
    id: 'o-que-e',
    question: 'O que é a TIM Ultrafibra?',
    wordings:
      'o que é ultrafibra|ultra fibra|o que é a ultra fibra|o que é essa fibra|que serviço é esse|me explica o que é a ultrafibra|o que vocês vendem|que internet é essa|o que é fibra óptica|como funciona a fibra óptica',
    reply:
      'É internet de fibra óptica: a fibra vem da rua até dentro do imóvel, e um modem Wi-Fi espalha o sinal. O modem é emprestado e a instalação é gratuita.',
  },
  {
    id: 'fibra-ou-adsl',
    question: 'Qual é a diferença entre fibra e ADSL?',
    wordings:
      'fibra é melhor que adsl|por que a fibra é melhor|diferença da fibra para a internet comum|fibra ou internet de telefone|fibra ou rádio|fibra ou cabo|o que muda da fibra para o adsl|vantagem da fibra sobre a internet via rádio',
    reply:
      'O ADSL usa o fio de cobre do telefone e enfraquece com a distância. Na fibra, os dados viajam como luz: é muito mais rápida, oscila menos e não precisa de telefone fixo.',
  },
  {
    id: 'beneficios',
    question: 'Quais são os benefícios da Ultrafibra?',
    wordings:
      'quais as vantagens|o que eu ganho com a ultrafibra|por que escolher vocês|por que contratar a ultrafibra|o que vem no plano|o que está incluso|qual a vantagem de contratar|o que o plano oferece|diferenciais da ultrafibra',
    reply:
      'Velocidade para a casa toda, instalação gratuita no dia que você escolher, modem Wi-Fi emprestado e aplicativos conforme o plano. Preço, desconto, fidelidade e multa aparecem antes de contratar.',
  },
  {
    id: 'como-escolher-o-plano',
    question: 'Como escolho o plano certo?',
    wordings:
      'qual plano é melhor para mim|qual plano devo escolher|não sei qual plano pegar|como saber qual plano escolher para mim|quantos megas eu preciso|qual velocidade eu preciso|qual plano serve para minha família|me ajuda a escolher um plano|quantos mega para quatro pessoas|qual plano vocês recomendam|300 mega é suficiente|dá para trabalhar de casa com esse plano|qual plano para quem trabalha em casa|qual plano para assistir filme|preciso de quantos megas',
    reply:
      'Pense em quantos aparelhos ficam ligados ao mesmo tempo e no que vocês fazem com eles: quanto mais gente, vídeo em 4K, jogos e arquivos grandes, mais velocidade. Cada plano diz para quem serve.',
  },
  {
    id: 'aplicativos-inclusos',
    question: 'Quais aplicativos vêm inclusos?',
    wordings:
      'quais apps vêm no plano|que aplicativo eu ganho|tem aplicativo incluso|quais são os apps inclusos|vem algum app de brinde|o plano tem antivírus|vem audiobook|serviços inclusos|o que vem de aplicativo',
    reply: { computed: 'apps' },
  },
  {
    id: 'o-que-e-mega',
    question: 'O que é Mega e o que é Giga?',
    wordings:
      'o que é mega|o que significa mega|o que quer dizer giga|o que é giga|quanto é um giga|giga é mais que mega|isso é muito ou pouco|essa velocidade é muito|é muita velocidade',
    reply:
      'Mega e Giga medem a velocidade: 1 Giga são 1.000 Mega. Quanto mais gente e aparelhos usam ao mesmo tempo, mais velocidade ajuda.',
    leads: { says: ['Me indique um plano'] },
  },
  {
    id: 'plano-mais-procurado',
    question: 'Qual é o plano mais procurado?',
    wordings:
      'qual o plano mais vendido|qual plano as pessoas mais pegam|qual o plano mais popular|qual o mais escolhido|qual plano sai mais|plano mais contratado por clientes|qual o campeão de vendas|plano favorito dos clientes|qual tem melhor custo benefício|qual o plano que mais gente tem|qual o mais vendido',
    reply:
      'Famílias costumam escolher o de 600 Mega; quem joga, trabalha com arquivos grandes ou tem muitos aparelhos, o de 1 Giga. Veja na escolha do plano o que há no seu endereço.',
  },
  {
    id: 'modem-wi-fi-6',
    question: 'O modem vem junto? Ele é Wi-Fi 6?',
    wordings:
      'o roteador é incluso|o modem vem com a internet|tem wi-fi|o modem é wifi 6|preciso comprar aparelho|preciso comprar roteador|vocês dão o modem|o roteador é de vocês|o wifi é bom|o roteador é de graça|o modem é alugado|pago pelo modem|vem roteador|o aparelho é em comodato|o equipamento é cobrado|wifi|modem|roteador|o técnico traz o modem|vocês mandam um modem com a internet|precisa ter modem|o valor já inclui o modem|o preço inclui o modem',
    reply: replies.router,
  },
]);
