import { doneWords } from '../../screens/done.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

const followLink = { text: doneWords.follow.text, path: doneWords.follow.route };

/** The day on which it is installed. */
export const visitEntries = entries([
  {
    id: 'aviso-antes-da-visita',
    question: 'O técnico avisa antes de vir?',
    wordings:
      'o técnico liga antes|o técnico avisa antes de chegar|vão me avisar da visita|recebo aviso da instalação|como sei que o técnico está vindo|mandam mensagem antes da visita|o técnico manda mensagem|confirmam a visita antes|vocês confirmam o dia comigo|como vou saber que ele vem|como sei que é o técnico mesmo|o técnico vem identificado|me dão um toque quando ele estiver chegando|não quero ficar esperando sem notícia do técnico|o instalador vai aparecer do nada no portão|chega zap lembrando a data marcada|o instalador telefona quando estiver a caminho|mandam lembrete na véspera|não atendo número desconhecido ele manda zap|saio do trabalho rapidinho se me avisarem|por onde me avisam do agendamento|recebo notificação no dia da instalação|minha mãe tem medo de abrir a porta sem aviso',
    reply:
      'A TIM avisa sobre o pedido e a instalação por SMS e WhatsApp. Se o técnico liga a caminho, eu não sei dizer: deixe o celular por perto no período marcado.',
    isSaidBeside: true,
    about: 'schedules',
  },
  {
    id: 'recado-ao-tecnico',
    question: 'Posso deixar um recado para o técnico?',
    wordings:
      'avisa o técnico|avisem o técnico|fala para o técnico|diz para o técnico|meu cachorro é bravo|tem cachorro bravo no quintal|cuidado com o cachorro|a campainha não funciona|a campainha está quebrada|o interfone não funciona|o técnico tem que tocar no vizinho|pede para o técnico ligar quando chegar|o técnico tem que chamar no portão|deixa anotado para o técnico|o portão fica trancado|quero deixar um recado para o instalador|tenho pitbull solto no terreno|manda ele bater palma que a gente escuta|posso mandar uma observação pro rapaz que vem|orienta o instalador a entrar pela garagem|fala pra ele trazer escada grande|minha mãe é surda ele precisa insistir|tem bebê dormindo peça pra não buzinar|anota que a chave está com a vizinha|quero que o moço saiba que tenho gatos|transmite uma informação pra equipe que vem|a cachorra late mas não morde|meu interfone tá mudo tem que gritar',
    reply:
      'Recado para o técnico eu não consigo anotar. Como achar o imóvel cabe no complemento, como “casa 2, fundos”; o resto, como cachorro ou campainha, diga a ele na chegada ou quando combinarem a visita pelo seu celular.',
    isSaidBeside: true,
  },
  {
    id: 'quem-e-o-tecnico',
    question: 'Como sei que o técnico é mesmo da TIM?',
    wordings:
      'o técnico vem com crachá|como eu sei que é da empresa mesmo|o técnico vem identificado|ele vem uniformizado|tenho medo de abrir para estranho|moro sozinha como sei que é o técnico|como confirmo que é o técnico de verdade|e se for golpe na hora da visita|o técnico é de vocês ou é terceirizado como sei que não é ladrão',
    reply: `Ele vem no dia e no período que você escolheu e não cobra nada. Na dúvida, antes de abrir, peça que ele diga o número do seu pedido ou ligue para ${supplier.support}.`,
    about: 'schedules',
  },
  {
    id: 'ausente-na-visita',
    question: 'E se não houver ninguém em casa na hora da visita?',
    wordings:
      'e se eu não estiver em casa|se não tiver ninguém em casa|e se eu me atrasar para a visita|e se eu não puder receber o técnico|se o técnico vier e eu não estiver|perdi a visita|cobram se eu não estiver em casa|e se eu esquecer da visita|trabalho o dia todo quem recebe|não tem ninguém em casa durante o dia|surgiu um imprevisto e vou precisar sair na hora|o rapaz chegou e o portão tava fechado|vou estar viajando na data da visita|só tem criança em casa nesse horário|meu expediente bate com o período agendado|fui buscar as crianças na escola e ele passou|ninguém pode ficar esperando no dia|a casa vazia na hora eles entram assim mesmo|fiquei preso no trânsito e não consegui chegar|perco a instalação se ninguém abrir a porta|enquanto estou no serviço minha irmã atende o técnico|tenho consulta médica no dia agendado',
    reply:
      'Outro adulto, com documento com foto, pode receber o técnico. Se ninguém puder, remarque antes em “Acompanhar pedido”; sem um adulto em casa ele não instala.',
    leads: followLink,
    about: 'schedules',
  },
  {
    id: 'tecnico-nao-veio',
    question: 'E se o técnico não aparecer no dia marcado?',
    wordings:
      'o técnico não veio|marcaram e ninguém apareceu|esperei o dia todo e não vieram|se o técnico faltar tenho compensação|perdi o dia de trabalho esperando a instalação|passou da hora e nada do instalador|cadê o técnico que estava marcado|o instalador não apareceu e ninguém avisou|furaram comigo na visita|estou esperando desde cedo e nada|e se vocês não vierem no horário|quanto tempo de atraso o técnico pode ter',
    reply: `Se o técnico não vier no período marcado, veja a visita em “Acompanhar pedido” e remarque ali, ou ligue para ${supplier.support} com o número do pedido. De compensação eu não sei: pergunte ao suporte.`,
    leads: followLink,
  },
  {
    id: 'chuva-no-dia-da-visita',
    question: 'E se chover no dia da instalação?',
    wordings:
      'se chover eles vêm|com chuva instalam|se estiver chovendo no dia|chuva cancela a visita|e se chover no dia|temporal na data marcada adia|o técnico trabalha debaixo de água|a previsão é de tempestade na data agendada|aqui chove toda tarde o rapaz vem mesmo assim|com trovoada eles sobem no poste|caindo um toró remarcam|garoa atrapalha o serviço do instalador|se alagar a rua o técnico consegue vir|vendaval no dia marcado como fica|tempo ruim desmarca a instalação|eles mexem no fio com raio caindo|tá armando um aguaceiro amanhã a visita continua de pé|se chover o técnico vem do mesmo jeito|chovendo vocês instalam assim mesmo',
    reply:
      'Isso se decide no dia, e eu não sei dizer. Se a visita não acontecer, remarque em “Acompanhar pedido”.',
    leads: followLink,
  },
  {
    id: 'aparelhos-na-visita',
    question: 'O técnico também liga a TV e os meus aparelhos?',
    wordings:
      'o técnico instala na tv|o técnico configura a tv|o técnico configura o wifi|ele configura meus aparelhos|o técnico conecta o computador|quem configura a internet|eu mesmo tenho que configurar|já deixa tudo funcionando|o técnico deixa a senha pronta|posso escolher a senha do wifi na instalação|ele instala os aplicativos|não entendo de tecnologia ele me ajuda a conectar a smart|o técnico vai plugar o videogame|o moço põe a internet no meu celular|quem coloca a rede no notebook|a impressora sem fio já fica conectada na visita|minha vó não sabe mexer alguém conecta o tablet dela|sai tudo prontinho ou eu me viro sozinho|o instalador mexe na câmera de segurança|ele deixa a alexa pareada|ensina a colocar o wifi na televisão|preciso entender de informática para ligar o resto|o instalador testa tudo antes de ir embora',
    reply:
      'O técnico leva a fibra até o modem e deixa a internet funcionando. A TV e os outros aparelhos você liga ao Wi-Fi ou por cabo; se quiser ajuda, peça a ele na visita.',
  },
  {
    id: 'quando-funciona',
    question: 'Quando a internet começa a funcionar?',
    wordings:
      'em quanto tempo a internet está funcionando|funciona no mesmo dia|depois de instalar já funciona|a internet funciona na hora|quanto tempo até ter internet|demora para ativar|depois da instalação quanto tempo para usar|já sai navegando|fechando agora em quantos dias está funcionando|se eu fechar hoje quando está funcionando|o técnico vai embora e já posso navegar|tem prazo de liberação do sinal|no ato da instalação já dá pra ver vídeo|leva horas até o sinal aparecer|colocou o modem na tomada já conecta|preciso aguardar ativação da central|em que momento a conexão é liberada|assim que o rapaz terminar eu já uso|precisa esperar vinte e quatro horas pra estrear|vou conseguir trabalhar online no dia que instalarem|a luzinha acende e já posso usar|fica pronta na saída do instalador',
    reply:
      'Na própria visita: o técnico liga a fibra ao modem. O dia da visita você escolhe no pedido, a partir do terceiro dia útil.',
    leads: { says: ['Quando vocês instalam?'] },
  },
]);
