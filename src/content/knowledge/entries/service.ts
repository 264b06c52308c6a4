import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** What is sold. */
export const serviceEntries = entries([
  {
    id: 'o-que-e',
    question: 'O que é a TIM Ultrafibra?',
    wordings:
      'o que é ultrafibra|ultra fibra|o que é a ultra fibra|o que é essa fibra|que serviço é esse|me explica o que é a ultrafibra|o que vocês vendem|que internet é essa|o que é fibra óptica|como funciona a fibra óptica|nunca ouvi falar em ultrafibra do que se trata|que negócio é esse de fibra ótica|explica em palavras simples que tipo de conexão é essa|sou leiga no assunto internet óptica quer dizer o quê|essa tal de ultrafibra serve para quê|a tim agora também tem internet para casa|minha neta comentou dessa ultrafibra não faço ideia do que seja|me dá um resumo do serviço|qual é exatamente o produto oferecido aqui|banda larga da tim como é que ela trabalha|vi a palavra ultrafibra numa placa e fiquei curioso|isso é internet residencial ou outra coisa',
    reply:
      'É internet de fibra óptica: a fibra vem da rua até dentro do imóvel, e um modem Wi-Fi espalha o sinal. O modem é emprestado e a instalação é gratuita.',
  },
  {
    id: 'fibra-ou-adsl',
    question: 'Qual é a diferença entre fibra e ADSL?',
    wordings:
      'fibra é melhor que adsl|por que a fibra é melhor|diferença da fibra para a internet comum|fibra ou internet de telefone|fibra ou rádio|fibra ou cabo|o que muda da fibra para o adsl|vantagem da fibra sobre a internet via rádio|ainda uso aquela conexão antiga do fio do telefone compensa trocar|o cobre é pior que a luz|em que a tecnologia óptica supera o par metálico|tenho velox há anos será que a fibra ganha|a fibra oscila menos que a linha telefônica|o que a óptica tem que o cobre não tem|meu provedor usa antena no telhado a fibra é superior|longe da central o sinal do adsl enfraquece e o da fibra|comparando com a tecnologia antiga quanto melhora|tecnologia dsl contra fibra óptica quem vence|saindo do speedy vou notar mudança na fibra|por que dizem que o adsl está ultrapassado',
    reply:
      'O ADSL usa o fio de cobre do telefone e enfraquece com a distância. Na fibra, os dados viajam como luz: é muito mais rápida, oscila menos e não precisa de telefone fixo.',
  },
  {
    id: 'beneficios',
    question: 'Quais são os benefícios da Ultrafibra?',
    wordings:
      'quais as vantagens|o que eu ganho com a ultrafibra|por que escolher vocês|por que contratar a ultrafibra|o que vem no plano|o que está incluso|qual a vantagem de contratar|o que o plano oferece|diferenciais da ultrafibra|me convence a fechar com vocês|o que tem de bom nessa internet|pontos positivos desse serviço|que regalias o assinante tem|em que a tim se destaca das demais|compensa ter ultrafibra em casa por qual motivo|me fala as qualidades da ultrafibra|estou em dúvida se assino me dê bons motivos|no que a vida da família melhora com a ultrafibra|meu marido perguntou que proveito a gente tira assinando|o que está contemplado no pacote|prós de virar assinante',
    reply:
      'Velocidade para a casa toda, instalação gratuita no dia que você escolher, modem Wi-Fi emprestado e aplicativos conforme o plano. Preço, desconto, fidelidade e multa aparecem antes de contratar.',
  },
  {
    id: 'como-escolher-o-plano',
    question: 'Como escolho o plano certo?',
    wordings:
      'qual plano é melhor para mim|qual plano devo escolher|não sei qual plano pegar|como saber qual plano escolher para mim|quantos megas eu preciso|qual velocidade eu preciso|qual plano serve para minha família|me ajuda a escolher um plano|quantos mega para quatro pessoas|qual plano vocês recomendam|300 mega é suficiente|dá para trabalhar de casa com esse plano|qual plano para quem trabalha em casa|qual plano para assistir filme|preciso de quantos megas|somos cinco em casa todo mundo no celular qual combina|moro sozinha e só vejo novela qual me serve|me indica o que casa com o meu uso|tenho adolescentes em casa e marido em reunião online o que pego|estou perdida com tantas opções me orienta|uso pouco só zap e facebook qual basta|não entendo do assunto me sugere um tamanho de internet|a menor velocidade aguenta uma família grande|edito vídeo e mando arquivos pesados qual indicam|para um casal de idosos o básico resolve|quero um plano na medida nem sobra nem falta|faço faculdade a distância o que você me aconselha',
    reply:
      'Pense em quantos aparelhos ficam ligados ao mesmo tempo e no que vocês fazem com eles: quanto mais gente, vídeo em 4K, jogos e arquivos grandes, mais velocidade. Cada plano diz para quem serve.',
  },
  {
    id: 'aplicativos-inclusos',
    question: 'Quais aplicativos vêm inclusos?',
    wordings:
      'quais apps vêm no plano|que aplicativo eu ganho|tem aplicativo incluso|quais são os apps inclusos|vem algum app de brinde|o plano tem antivírus|vem audiobook|serviços inclusos|o que vem de aplicativo|vem alguma coisa de cortesia para instalar no celular|quais programinhas acompanham a assinatura|tem livro digital ou revista junto|ganho proteção contra vírus no pacote|lista dos aplicativos que entram sem cobrar à parte|quais assinaturas digitais já estão embutidas|que extras digitais a internet traz|tem banca de jornais dentro do plano|vem joguinho ou app educativo para criança|além da conexão que aplicativos ficam liberados para mim|minha filha adora ler tem app de leitura incluído|que softwares são oferecidos gratuitamente',
    reply: { computed: 'apps' },
  },
  {
    id: 'o-que-e-mega',
    question: 'O que é Mega e o que é Giga?',
    wordings:
      'o que é mega|o que significa mega|o que quer dizer giga|o que é giga|quanto é um giga|giga é mais que mega|isso é muito ou pouco|essa velocidade é muito|é muita velocidade|não entendo essas medidas de internet|mil mega é a mesma coisa que um giga|megabit por segundo quer dizer o quê na prática|traduz para mim essa sigla de velocidade|quantas vezes o giga é maior|esse mega aí é tipo a força da internet|explica para uma pessoa idosa o significado desse mega|para que serve tanto giga assim|qual unidade é maior entre as duas|mega se refere a memória ou a rapidez|nunca soube a que corresponde um mega|um giga equivale a quantos mega',
    reply:
      'Mega e Giga medem a velocidade: 1 Giga são 1.000 Mega. Quanto mais gente e aparelhos usam ao mesmo tempo, mais velocidade ajuda.',
    leads: { says: ['Me indique um plano'] },
  },
  {
    id: 'plano-mais-procurado',
    question: 'Qual é o plano mais procurado?',
    wordings:
      'qual o plano mais vendido|qual plano as pessoas mais pegam|qual o plano mais popular|qual o mais escolhido|qual plano sai mais|plano mais contratado por clientes|qual o campeão de vendas|plano favorito dos clientes|qual tem melhor custo benefício|qual o plano que mais gente tem|qual o mais vendido|o que a maioria costuma levar|qual é o queridinho da galera|que plano o pessoal anda assinando|qual opção tem mais saída|em geral as famílias ficam com qual|qual o preferido de quem já assinou|o top de vendas de vocês|qual deles é o mais pedido|a turma está optando por qual velocidade|quero o mesmo que todo mundo leva|qual é o mais famoso entre os planos',
    reply:
      'Famílias costumam escolher o de 600 Mega; quem joga, trabalha com arquivos grandes ou tem muitos aparelhos, o de 1 Giga. Veja na escolha do plano o que há no seu endereço.',
  },
  {
    id: 'modem-wi-fi-6',
    question: 'O modem vem junto? Ele é Wi-Fi 6?',
    wordings:
      'o roteador é incluso|o modem vem com a internet|tem wi-fi|o modem é wifi 6|preciso comprar aparelho|preciso comprar roteador|vocês dão o modem|o roteador é de vocês|o wifi é bom|o roteador é de graça|o modem é alugado|pago pelo modem|vem roteador|o aparelho é em comodato|o equipamento é cobrado|wifi|modem|roteador|o técnico traz o modem|vocês mandam um modem com a internet|precisa ter modem|o valor já inclui o modem|o preço inclui o modem|a caixinha do wi-fi já entra na mensalidade|tenho que adquirir algum equipamento à parte|quem fornece o aparelho que espalha o sinal|vou gastar com roteador novo|não tenho roteador em casa vou precisar providenciar|a última geração de wi-fi está em quais planos|o aparelhinho fica emprestado comigo|o equipamento é por conta de vocês ou minha|cobram aluguel do aparelhinho de internet|quais velocidades trazem o wi-fi seis|chega com a fibra aquele aparelho de antenas|joguei meu modem velho fora vocês fornecem outro|o wifi de vocês é o 6',
    reply: replies.router,
  },
]);
