import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** The modem, and what hangs on it. */
export const equipmentEntries = entries([
  {
    id: 'modem-com-defeito',
    question: 'E se o modem queimar ou quebrar?',
    wordings:
      'o modem tem garantia|já sou cliente e quero trocar o modem|quero trocar meu modem por um novo|se o modem queimar quem paga|se o roteador quebrar eu pago|o modem queimou o que faço|quem troca o modem com defeito|e se caiu um raio no modem|e se roubarem o modem|perdi o modem|se eu estragar o aparelho tem multa|o equipamento tem garantia|se der problema no roteador vocês trocam|quebrei o modem|pago pelo conserto do modem|a manutenção do modem é paga|a criança derrubou a caixinha no chão e ela parou|o cachorro roeu o fio do aparelho|molhou o modem e não liga mais|o aparelhinho de internet pifou quem resolve|entrou ladrão aqui e levaram o roteador|deu um curto e o equipamento estragou|se a luz oscilar e danificar o equipamento quem arca|vou ter que comprar outro se esse estragar|a fonte do modem torrou preciso de outra|mandam um substituto se o aparelho morrer|o modem veio com problema de fábrica|meu gato derramou água no roteador',
    reply: `O modem é emprestado pela TIM: com defeito, avise o suporte, ${supplier.support}. Quem paga por queda, queima ou perda está no contrato; isso eu não sei dizer.`,
  },
  {
    id: 'roteador-proprio',
    question: 'Posso usar o meu próprio roteador?',
    wordings:
      'posso usar meu roteador|já tenho roteador posso usar o meu|dá para usar outro roteador|quero usar meu próprio modem|dá para colocar o modem em bridge|modo bridge|posso ligar meu roteador no modem de vocês|o meu roteador serve|aceita roteador de terceiros|posso comprar um roteador melhor|dá para trocar o modem por outro melhor|meu roteador antigo funciona|comprei um mesh consigo plugar no de vocês|tenho um aparelho top de linha e gostaria de aproveitar|dispenso o modem de vocês prefiro o meu|meu tp-link conecta na fibra|sobrou um aparelho da operadora antiga dá para aproveitar|quero deixar o modem de vocês só como ponte|meu equipamento é importado é compatível com a fibra|entendo de redes e prefiro configurar meu equipamento|posso desativar o wifi do modem e ligar só o meu|ganhei um roteador bom do meu irmão encaixa nessa fibra|a onu pode ficar separada do meu equipamento|sou obrigado a ficar com o aparelho que vocês mandam',
    reply: `Você pode ligar o seu roteador por cabo ao modem que vai com o plano. Se dá para usar só o seu, ou o modo bridge, o suporte confirma: ${supplier.support}.`,
  },
  {
    id: 'modelo-do-modem',
    question: 'Qual é o modelo do modem? Ele tem 5 GHz?',
    wordings:
      'qual a marca do modem|qual o modelo do roteador|o roteador é dual band|tem wifi 5g|tem 5ghz|o modem é 2.4 ou 5 ghz|quantas antenas tem o roteador|quantas portas tem o modem|qual roteador vem|o modem é bom de que marca|o modem é gigabit|o modem tem porta usb|o aparelho que vem é huawei ou zte|ele pega as duas frequências|qual é o fabricante da caixinha de wifi|tem entrada para cabo de rede no aparelho|o aparelho de vocês é moderno ou daqueles velhos|onde leio as especificações técnicas do equipamento|minha lâmpada inteligente só aceita a frequência de dois ponto quatro|o roteador separa a rede rápida da normal|vem com quantas entradas lan|o equipamento é daqueles com anteninhas|me passa a ficha técnica do roteador|tem saída de telefone na traseira do modem',
    reply: `Nos planos de 1 Giga e 2 Giga o modem é Wi-Fi 6. A marca, as faixas e as portas eu não sei dizer; o técnico mostra na visita, e o suporte responde pelo ${supplier.support}.`,
  },
  {
    id: 'devolver-o-modem',
    question: 'Preciso devolver o modem?',
    wordings:
      'tenho que devolver o modem|no fim devolvo o roteador|o modem fica comigo|posso ficar com o roteador|o roteador é meu ou tem que devolver|quando cancelo devolvo o aparelho|como devolvo o equipamento|quem busca o modem|vocês recolhem o modem|o modem passa a ser meu|o que faço com o aparelho quando eu sair|vou precisar entregar o equipamento em algum lugar|alguém vem retirar o aparelho na minha casa|se eu encerrar o contrato a caixinha volta para vocês|tenho que despachar o modem pelos correios|vocês cobram para recolher o equipamento|cancelei e o roteador ainda está aqui encostado|posso vender o modem depois que acabar o contrato|o aparelho vira propriedade do cliente depois de um ano|marcam dia para pegar o equipamento de volta|terminou o contrato onde deixo a caixinha|o comodato acaba e o equipamento fica com quem',
    reply:
      'Sim: ele é emprestado (comodato), sem custo, e volta no fim do contrato. No cancelamento, a retirada é combinada com você.',
  },
  {
    id: 'mais-de-um-ponto',
    question: 'Dá para instalar mais de um ponto ou modem?',
    wordings:
      'instala em mais de um ponto|quero dois modems|dá para puxar um cabo para o quarto|posso ter dois roteadores|vem quantos roteadores|dois pontos de internet na mesma casa|ponto no andar de cima|quanto custa um ponto extra|ponto adicional|vocês instalam cabo de rede nos quartos|quantos pontos vêm no plano|quero um aparelho na sala e outro no quarto|dá para levar um fio até o escritório nos fundos|puxam fiação para o computador do outro cômodo|preciso de internet cabeada em três cômodos|consigo um segundo aparelho de vocês na mesma casa|cobram por tomada de rede a mais|dois modens no mesmo contrato é possível|tenho conduíte pronto passam a fiação até o quarto|vem só um aparelho ou mais de um|vocês alugam um modem adicional|fazem cabeamento interno para outros ambientes|gostaria de pôr um no térreo e outro no segundo piso',
    reply: `Cada pedido traz um modem, em um ponto da casa. Cabos para outros cômodos, combine com o técnico; um ponto ou modem a mais, pergunte ao suporte: ${supplier.support}.`,
  },
  {
    id: 'sem-energia',
    question: 'A internet funciona sem energia?',
    wordings:
      'funciona se faltar luz|e se acabar a luz|o que acontece se acabar a luz|sem luz a internet funciona|quando cai a energia cai a internet|funciona sem energia|funciona no nobreak|tem bateria no modem|se faltar energia fico sem internet|aqui vive faltando luz a fibra continua|em apagão eu fico offline|com gerador a internet segue ligada|se a companhia elétrica desligar o bairro perco a conexão|quando dá blecaute consigo usar o wifi|o modem aguenta ligado fora da tomada|a luz pisca muito aqui o modem desliga|preciso de conexão mesmo no escuro|minhas câmeras param se o disjuntor desarmar|moro em um lugar que a força some direto|powerbank segura o modem quando a força acaba|trabalho em casa e apagão me preocupa',
    reply:
      'O modem precisa de tomada: sem energia ele desliga. Um nobreak seu o mantém ligado; se a rede da rua segue no ar, depende do que faltou nela.',
  },
]);
