import { entries } from '../entry.ts';

/** What the house, the visit and the connection have to do with each other. */
export const detailEntries = entries([
  {
    id: 'predio-e-condominio',
    question: 'Instalam em prédio ou condomínio?',
    wordings:
      'tem fibra em condomínio|instalam no meu condomínio|atende meu prédio|atende prédio|moro em apartamento|o síndico precisa autorizar|precisa de autorização do síndico|o condomínio não deixa|preciso avisar o porteiro|o prédio tem fibra|instala em apartamento|precisa pedir ao síndico|moro em prédio tem problema|meu prédio tem portaria precisa avisar|preciso liberar a entrada do técnico|o condomínio tem exclusividade com outra operadora|meu prédio só aceita uma operadora|precisa de autorização do condomínio|quem libera a entrada no prédio|o síndico não autorizou|moro em condomínio fechado|moro em kitnet|prédio antigo|instalam em prédio antigo|quem mora em kitnet|e se for condomínio|e se for prédio|e se for apartamento|moro no décimo andar conseguem puxar|meu bloco não tem tubulação para fibra|a administradora exige aviso por escrito|tenho que conversar com o zelador antes|a portaria só deixa entrar prestador cadastrado|moro num residencial com guarita chega até lá|aqui é conjunto habitacional da cohab vocês atendem|é um flat no centro colocam fibra|o edifício é tombado pelo patrimônio colocam|o síndico é chato e complica tudo|meu condomínio só permite obra em dia útil|as torres aqui do residencial têm fibra de vocês|no meu prédio só entra uma operadora vocês conseguem entrar|o prédio tem exclusividade com outra operadora|o condomínio só aceita uma empresa',
    reply:
      'Sim, onde a fibra chega: o CEP e o número dizem. Antes da visita, veja com o síndico se o técnico pode entrar e passar o cabo.',
  },
  {
    id: 'casa-alugada',
    question: 'Moro de aluguel. Posso contratar?',
    wordings:
      'minha casa é alugada|moro de aluguel|a casa não é minha|o imóvel é alugado|preciso da autorização do dono da casa|precisa ser dono do imóvel|a casa não está no meu nome|sou inquilino|moro de favor|o apartamento é alugado|precisa de contrato de aluguel|o dono da casa tem que autorizar|o proprietário precisa assinar alguma coisa|pago aluguel todo mês consigo pôr a fibra|a escritura está no nome do meu sogro posso pedir|a imobiliária tem que liberar|o locador mora longe e não responde|moro nos fundos da casa dos outros|a casa é herança e ainda está em inventário|a casa é emprestada pelo meu patrão|meu senhorio não gosta de buraco na parede|não sou proprietário do lugar onde vivo|a moradia é cedida pela empresa posso contratar|sou locatário existe algum impedimento|moro num quarto alugado na casa de outra pessoa precisa ela deixar',
    reply:
      'Pode: o contrato é da pessoa que pede, e não do dono do imóvel. Sobre furos e cabos, combine com o dono antes da visita.',
  },
  {
    id: 'como-e-a-instalacao',
    question: 'Como é a instalação? O técnico fura a parede?',
    wordings:
      'o técnico fura a parede|precisa furar a parede|por onde passa o cabo|vai quebrar a parede|como o cabo entra em casa|precisa de tomada|onde fica o modem|posso escolher onde fica o modem|faz muita sujeira|precisa passar fio|como é feita a instalação dentro de casa|o que o técnico faz|precisa quebrar algo|pode usar o cano que já tem|onde instala o aparelho|passa o cabo por dentro do conduíte|dá para passar o cabo pelo eletroduto|vai ficar fio aparente|o cabo passa por fora|sobe em poste|precisa de escada|faz buraco na parede|quero o modem na sala|o técnico leva escada|tenho medo de estragarem minha pintura nova|acabei de reformar vão mexer no azulejo|usam furadeira na sala|o fio pode entrar pela janela|dá para aproveitar a tubulação do telefone antigo|quero esconder a fiação atrás do rack|em que cômodo colocam a caixinha|minha parede é de drywall dá para instalar|o teto é de gesso por onde puxam|vão passar canaleta no rodapé|eu decido o lugar do aparelho ou é o instalador|a fiação vem do poste pelo telhado|o poste fica do outro lado da rua|o cabo atravessa a rua',
    reply:
      'A fibra vem da rua até dentro do imóvel, e o técnico a liga ao modem. Por onde o cabo passa, se é preciso furar e onde fica o modem, você combina com ele na visita.',
  },
  {
    id: 'quem-recebe-o-tecnico',
    question: 'Preciso estar em casa na instalação?',
    wordings:
      'preciso estar em casa|precisa ter alguém em casa|preciso estar presente|pode ser outra pessoa para receber o técnico|minha mãe pode receber o técnico|quem recebe o técnico|tem que ficar em casa|tem que ter alguém em casa|eu tenho que estar lá|pode ser o porteiro|menor de idade pode receber o técnico|precisa de documento na visita|minha sogra pode receber|a empregada pode receber o técnico|o porteiro pode receber|preciso faltar ao trabalho para a instalação|precisa do titular na hora da instalação|minha sogra vai estar em casa no dia serve|meu filho de quinze anos pode abrir a porta|a diarista atende o instalador no meu lugar|tenho que acompanhar o serviço pessoalmente|posso deixar a chave com a vizinha para abrir|só minha avó fica em casa durante o dia ela pode atender|o contratante é obrigado a estar no local|meu cunhado maior de idade resolve|quem atender a porta precisa mostrar identidade|meu irmão pode ficar no meu lugar no dia|preciso pedir folga no emprego por causa do técnico|que documento mostro para o instalador|precisa ficar alguém em casa',
    reply: 'Um adulto precisa receber o técnico e ter um documento com foto.',
    about: 'schedules',
  },
  {
    id: 'quanto-dura-a-visita',
    question: 'Quanto tempo dura a visita do técnico?',
    wordings:
      'quanto tempo demora a instalação|quanto tempo o técnico fica|a instalação demora quanto|quantas horas dura a instalação|quanto dura a visita|é rápido instalar|leva quanto tempo para instalar|demora para o técnico terminar|o instalador fica a manhã inteira aqui|preciso separar o dia todo para o instalador|em quantos minutos ele conclui o trabalho|tenho compromisso depois será que ele acaba logo|o serviço na minha casa costuma ser ligeiro|quanto tempo vou ficar preso em casa com ele|que horas o rapaz deve ir embora|se ele chegar às duas termina antes das quatro|posso sair logo depois que ele chegar|casa pequena o serviço acaba mais depressa',
    reply:
      'Depende do imóvel e do caminho do cabo. O técnico chega no período que você escolher; reserve o período inteiro.',
    about: 'schedules',
  },
  {
    id: 'outra-operadora',
    question: 'Tenho internet de outra operadora. Preciso cancelar antes?',
    wordings:
      'posso trocar de operadora sem ficar sem internet|preciso cancelar a minha internet atual|tenho internet da claro|já tenho internet da vivo|sou cliente de outra operadora de internet|posso ter duas internets ao mesmo tempo|vocês cancelam a outra para mim|quando cancelo a outra internet|tenho outra internet em casa|quero trocar de operadora|estou pensando em trocar a vivo|quero sair da claro o que eu faço|estou trocando de operadora|ainda estou amarrado com a oi como faço|uso net em casa e quero vir para vocês|vou ficar uns dias sem conexão na troca|encerro o contrato antigo antes ou depois|meu provedor atual é péssimo quero largar|posso manter as duas ligadas por um tempo|vocês avisam a concorrente que eu saí|hoje assino com um provedor do bairro|quero migrar da concorrência sem dor de cabeça|o cabo da empresa antiga atrapalha o de vocês|e a minha assinatura da desktop eu desligo quando|tenho medo de desligar a velha e a nova não vir',
    reply:
      'São contratos separados, e as duas podem funcionar ao mesmo tempo. Cancele a outra depois que a fibra estiver instalada, para não ficar sem internet.',
  },
  {
    id: 'alcance-do-wi-fi',
    question: 'O Wi-Fi pega na casa toda?',
    wordings:
      'o wifi pega na casa toda|o sinal chega no quarto|a casa tem dois andares|preciso de repetidor|tem repetidor|tem mesh|o wifi chega no quintal|minha casa é grande o sinal chega|o wifi é forte|pega no fundo da casa|quantos metros alcança o wifi|tem ponto adicional|sobrado pega em cima|pega no segundo andar|pega no andar de cima|pega no último quarto|pega no terceiro andar|o sinal atravessa parede|pega na laje|vocês vendem repetidor|vocês dão repetidor|o roteador alcança a casa inteira|qual o alcance do roteador|preciso de mais um roteador|o wifi chega na área de serviço|pega no terraço|minha casa é comprida o sinal aguenta|no banheiro a conexão morre com o de vocês também|quero usar na edícula dos fundos|vai chegar na garagem|as paredes aqui são grossas de pedra|moro num triplex a rede cobre tudo|o sinal fica fraco longe do aparelho|qual o melhor lugar da casa para o sinal espalhar|dá para navegar sentado na varanda|tem algum cômodo que fica sem sinal|preciso comprar extensor para o corredor|na churrasqueira lá atrás vai funcionar o sem fio',
    reply:
      'Depende da casa: a distância e as paredes diminuem o sinal. Peça ao técnico para pôr o modem perto do meio da casa; onde não chegar, um repetidor seu ajuda.',
  },
  {
    id: 'aparelhos-que-funcionam',
    question: 'Funciona com os meus aparelhos?',
    wordings:
      'funciona na minha tv|funciona com alexa|pega na smart tv|dá para ligar câmera de segurança|funciona no videogame|posso ligar por cabo|tem entrada para cabo de rede|meu notebook é antigo funciona|funciona na tv box|funciona em celular antigo|funciona com maquininha de cartão|consigo conectar minha impressora sem fio|o robô aspirador da minha esposa vai conectar nessa rede|tenho um tablet bem velhinho será que conecta|dá pra plugar o pc de mesa direto no modem|preciso comprar um celular novo pra usar essa fibra|é compatível com iphone e xiaomi|minhas lâmpadas inteligentes e a fechadura eletrônica vão conectar|a babá eletrônica do neném usa wi-fi tem problema|meu playstation aceita essa internet|meu computador não tem wi-fi só fio resolve|tenho uma caixa de som sem fio na sala ela entra|o relógio de ponto da minha loja precisa de rede com fio',
    reply: 'Funciona com qualquer aparelho que se ligue por Wi-Fi ou por cabo de rede.',
  },
]);
