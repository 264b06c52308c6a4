import { doneWords } from '../../screens/done.ts';
import { entries } from '../entry.ts';

const followLink = { text: doneWords.follow.text, path: doneWords.follow.route };

/** The day on which it is installed. */
export const visitEntries = entries([
  {
    id: 'aviso-antes-da-visita',
    question: 'O técnico avisa antes de vir?',
    wordings:
      'o técnico liga antes|o técnico avisa antes de chegar|vão me avisar da visita|recebo aviso da instalação|como sei que o técnico está vindo|mandam mensagem antes da visita|o técnico manda mensagem|confirmam a visita antes|vocês confirmam o dia comigo|como vou saber que ele vem|como sei que é o técnico mesmo|o técnico vem identificado',
    reply:
      'A TIM avisa sobre o pedido e a instalação por SMS e WhatsApp. Se o técnico liga a caminho, eu não sei dizer: deixe o celular por perto no período marcado.',
    isSaidBeside: true,
    about: 'schedules',
  },
  {
    id: 'recado-ao-tecnico',
    question: 'Posso deixar um recado para o técnico?',
    wordings:
      'avisa o técnico|avisem o técnico|fala para o técnico|diz para o técnico|meu cachorro é bravo|tem cachorro bravo no quintal|cuidado com o cachorro|a campainha não funciona|a campainha está quebrada|o interfone não funciona|o técnico tem que tocar no vizinho|pede para o técnico ligar quando chegar|o técnico tem que chamar no portão|deixa anotado para o técnico|o portão fica trancado|quero deixar um recado para o instalador',
    reply:
      'Recado para o técnico eu não consigo anotar. Como achar o imóvel cabe no complemento, como “casa 2, fundos”; o resto, como cachorro ou campainha, diga a ele na chegada ou quando combinarem a visita pelo seu celular.',
    isSaidBeside: true,
  },
  {
    id: 'ausente-na-visita',
    question: 'E se não houver ninguém em casa na hora da visita?',
    wordings:
      'e se eu não estiver em casa|se não tiver ninguém em casa|e se eu me atrasar para a visita|e se eu não puder receber o técnico|se o técnico vier e eu não estiver|perdi a visita|cobram se eu não estiver em casa|e se eu esquecer da visita|trabalho o dia todo quem recebe|não tem ninguém em casa durante o dia',
    reply:
      'Outro adulto, com documento com foto, pode receber o técnico. Se ninguém puder, remarque antes em “Acompanhar pedido”; sem um adulto em casa ele não instala.',
    leads: followLink,
    about: 'schedules',
  },
  {
    id: 'chuva-no-dia-da-visita',
    question: 'E se chover no dia da instalação?',
    wordings:
      'se chover eles vêm|com chuva instalam|se estiver chovendo no dia|chuva cancela a visita|e se chover no dia',
    reply:
      'Isso se decide no dia, e eu não sei dizer. Se a visita não acontecer, remarque em “Acompanhar pedido”.',
    leads: followLink,
  },
  {
    id: 'aparelhos-na-visita',
    question: 'O técnico também liga a TV e os meus aparelhos?',
    wordings:
      'o técnico instala na tv|o técnico configura a tv|o técnico configura o wifi|ele configura meus aparelhos|o técnico conecta o computador|quem configura a internet|eu mesmo tenho que configurar|já deixa tudo funcionando|o técnico deixa a senha pronta|posso escolher a senha do wifi na instalação|ele instala os aplicativos',
    reply:
      'O técnico leva a fibra até o modem e deixa a internet funcionando. A TV e os outros aparelhos você liga ao Wi-Fi ou por cabo; se quiser ajuda, peça a ele na visita.',
  },
  {
    id: 'quando-funciona',
    question: 'Quando a internet começa a funcionar?',
    wordings:
      'em quanto tempo a internet está funcionando|funciona no mesmo dia|depois de instalar já funciona|a internet funciona na hora|quanto tempo até ter internet|demora para ativar|depois da instalação quanto tempo para usar|já sai navegando|fechando agora em quantos dias está funcionando|se eu fechar hoje quando está funcionando',
    reply:
      'Na própria visita: o técnico liga a fibra ao modem. O dia da visita você escolhe no pedido, a partir do terceiro dia útil.',
    leads: { says: ['Quando vocês instalam?'] },
  },
]);
