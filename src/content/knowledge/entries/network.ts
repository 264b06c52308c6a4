import { fibreWords } from '../../landing/fibre.ts';
import { listOf } from '../../list-of.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

const devices = fibreWords.profiles.map((one) => `${one.speed}, ${one.devices.toLowerCase()}`);

/** How good the connection is, and for what. */
export const networkEntries = entries([
  {
    id: 'ping-e-jogos',
    question: 'Qual é o ping? Serve para jogos?',
    wordings:
      'qual o ping|ping|é rápido para jogar|latência|qual a latência|é bom para jogar online|serve para jogo|dá para jogar|aguenta jogo|o ping é baixo|tem lag|dá lag no jogo|serve para jogar no videogame|roda free fire|roda valorant|serve para ps5|bom para gamer|tem rota para jogos|a internet trava no jogo|dá para jogar no computador e no console|dá pra fazer live|serve para transmissão ao vivo|serve para stream na twitch|meu filho vive no fortnite vai travar|jogo counter strike competitivo qual plano|quero subir de elo sem delay|jogo lol todo dia|sou streamer qual me indica|roda xbox na nuvem|warzone fica liso|o atraso na partida é pequeno|meu moleque reclama que o boneco fica teletransportando|presta para campeonato de esports|roblox e minecraft das crianças funciona bem',
    reply:
      'Para jogos e lives indicamos o de 1 Giga, ou o de 2 Giga. Não prometo um ping: ele depende também do servidor do jogo. Por cabo ele fica menor que por Wi-Fi.',
    leads: { says: ['Me indique um plano'] },
  },
  {
    id: 'ip-fixo-e-portas',
    question: 'Tem IP fixo, CGNAT ou porta aberta?',
    wordings:
      'tem ip fixo|ip fixo custa quanto|quero um ip fixo só meu|o ip é público|o ip é compartilhado|é cgnat|cgnat|tem ipv6|ipv6|posso abrir portas|abrir porta no modem|posso hospedar servidor|posso usar para servidor|dá para acessar minhas câmeras de fora|ip estático|ip dinâmico|vpn funciona|tem link dedicado|dns próprio|usam cgnat|dá suporte a ipv6|a rede é gpon|é gpon ou xgs pon|suporta ipv6 nativo|preciso acessar o dvr do meu sítio de longe|dá para redirecionar porta no roteador|a vpn do meu trabalho vai conectar|o endereço ip muda sempre|vou montar um nas acessível de qualquer lugar|consigo hospedar um site em casa|meu console mostra nat estrita|a porta oitenta vem bloqueada|posso usar ddns com a fibra|quero acesso remoto ao computador de casa|vocês fornecem ip válido|a firma exige um endereço de rede que não mude',
    reply: `IP fixo, CGNAT, IPv6 e portas não fazem parte do que os planos dizem, e eu não sei dizer. Quem confirma antes de você contratar é o suporte: ${supplier.support}.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'velocidade-garantida',
    question: 'A velocidade que chega é a do plano?',
    wordings:
      'a velocidade é garantida|a velocidade chega inteira|tem garantia de velocidade|qual a velocidade mínima garantida|no wifi chega toda a velocidade|por que no wifi é mais lento|chega 100%|entrega a velocidade que promete|a velocidade é real|quanto chega de verdade no wifi|vem mesmo o que contratei|cai a velocidade à noite|no horário de pico fica lenta|a velocidade oscila|a internet é estável|a internet de vocês é boa|a internet presta|cai muito|vive caindo|fica caindo|cai toda hora a de vocês|tem muita queda|roubo de cabo derruba a internet|pega bem o dia todo|não quero receber só a metade do que pago|a propaganda bate com a realidade|na operadora atual só chega um pedaço do prometido|a conexão é firme ou fica engasgando|vocês cumprem o que anunciam|à noite quando o bairro inteiro usa ela se arrasta|longe do roteador perde muito desempenho|via cabo entrega tudo|dão quantos por cento do prometido|quantos mega chegam na prática|o sinal é constante ou tem altos e baixos|tenho receio de propaganda enganosa na velocidade',
    reply:
      'O que cada oferta garante está na etiqueta e no regulamento dela, no rodapé. Por cabo chega mais perto do máximo; no Wi-Fi, a distância e as paredes diminuem a velocidade.',
    leads: { says: ['Como faço um teste de velocidade?'] },
  },
  {
    id: 'quantos-aparelhos',
    question: 'Quantos aparelhos e pessoas podem usar ao mesmo tempo?',
    wordings:
      'quantos aparelhos posso ligar|quantos dispositivos posso conectar|quantas pessoas podem usar|quantos celulares aguenta|quantos aparelhos o plano aguenta|quantos dispositivos ao mesmo tempo|tem limite de aparelhos|tem limite de pessoas no wifi|todo mundo pode usar junto|quantas tvs posso ligar na internet|se todo mundo usar ao mesmo tempo trava|somos sete pessoas em casa dá conta|família grande cada um com seu celular suporta|quantas conexões simultâneas suporta|quando vem visita e todos entram no wifi fica pesado|três televisões e quatro celulares juntos dá certo|até quantos notebooks consigo conectar|minha casa é cheia de coisa inteligente cabe tudo|tem número máximo de gente na rede|as crianças estudam e eu trabalho junto engasga|fica lento com muita gente pendurada|cada plano comporta quantos equipamentos|moro em república com dez estudantes aguenta',
    reply: `Depende do plano: ${listOf(devices, 'e')}; no de 2 Giga, ainda mais.`,
    leads: { says: ['Me indique um plano'] },
  },
  {
    id: 'chuva',
    question: 'Chuva atrapalha a fibra?',
    wordings:
      'a fibra cai com chuva|funciona com chuva|chove e a fibra cai|a chuva atrapalha o sinal|tempestade derruba a internet|raio queima a fibra|funciona em dia de chuva|o tempo ruim afeta a internet|vento derruba o sinal|aqui troveja muito o sinal some|a via rádio daqui cai com garoa a fibra também|temporal forte deixa a gente sem conexão|dia nublado piora o sinal|relâmpago perto prejudica a conexão|enchente aqui é comum a fibra aguenta|no inverno chuvoso ela fica instável|vendaval arrebenta o cabo|se molhar o fio do poste enfraquece|moro em região de muita trovoada|quando o céu fecha minha internet atual morre|granizo ou ventania causa interferência',
    reply:
      'A fibra leva luz, não eletricidade: não sofre interferência elétrica, e a chuva não enfraquece o sinal. O que pode parar o serviço é falta de energia ou cabo rompido.',
  },
  {
    id: 'limite-de-uso',
    question: 'Tem limite de uso ou franquia?',
    wordings:
      'tem limite de dados|tem franquia|é ilimitada|a internet é ilimitada|reduz a velocidade depois|tem limite de uso|quantos gigas por mês|acaba a internet no fim do mês|corta se usar muito|tem limite de download|posso baixar à vontade|bloqueia torrent|posso ver filme o dia todo sem gastar|tem pacote de dados como no celular|a cobrança é por consumo|depois que usa demais fica devagar|paga excedente se passar|baixo muita coisa pesada vão me barrar|tem cota mensal|é tipo pré-pago que esgota|posso deixar baixando a noite inteira|quantos gigabytes tenho direito|existe teto de consumo|preciso economizar para durar até o fim do mês',
    reply:
      'Os planos são por velocidade, e não por quantidade de dados. O que cada oferta garante está no regulamento dela, no rodapé.',
  },
  {
    id: 'compartilhar-com-vizinho',
    question: 'Posso dividir a internet com o vizinho ou outra casa?',
    wordings:
      'posso dividir com o vizinho|dividir a internet com outra casa|posso passar internet para o vizinho|posso compartilhar com a casa dos fundos|dá para rachar com o vizinho|uma internet para duas casas|tem duas casas no mesmo terreno|posso revender a internet|usar a mesma internet em duas casas|minha cunhada mora do lado posso dar a senha para ela|moro em vila e pensei em ratear a mensalidade|a casa do meu filho é grudada na minha uso uma só|posso esticar um cabo até a casa da sogra|tenho quitinetes e quero servir os inquilinos|é permitido dar sinal para a residência ao lado|repartir o custo com a amiga do apartamento da frente|posso montar um provedor com ela|meus pais moram no mesmo quintal aproveitam a minha|vou emprestar a rede para a moradora da frente|posso vender sinal para os moradores da rua|duas famílias no mesmo lote com um contrato só',
    reply:
      'O contrato é para um imóvel, o do pedido. Para outra casa, faça outro pedido. O que se pode com a conexão está no contrato, em “Regulamentos, sumários e contratos”, no rodapé.',
  },
  {
    id: 'fibra-ate-dentro',
    question: 'É fibra até dentro de casa?',
    wordings:
      'é fibra de verdade|é cem por cento fibra|é fibra mesmo|é fibra ou cabo|é cabo coaxial|é via rádio|é internet a rádio|é satélite|é fibra até o modem|é fibra mesmo ou cabo velho|tem cobre no caminho|a fibra entra em casa|é 5g ou fibra|é por antena|precisa de antena|é internet de telefone|o fiozinho de vidro vem até a sala|a parte final é de cobre ou óptica|vocês usam fio metálico em algum pedaço|é daquelas híbridas que só a rua tem óptica|o cabo óptico termina no poste ou no meu apartamento|essa internet vem pelo ar ou por fio|a conexão é ftth|me venderam fibra antes e era fio de telefone|o sinal enfraquece no trajeto do poste até aqui|não quero saber de parabólica|é cem por cento óptica ou misturada|a rede elétrica do lado causa interferência na fibra',
    reply: fibreWords.lead,
  },
]);
