import { replies } from '../../conversation/replies.ts';
import { renewingWords } from '../../screens/renewing-words.ts';
import { supplier } from '../../supplier.ts';
import { entries, followLink } from '../entry.ts';

/** Questions about the technician's visit. */
export const visitEntries = entries([
  {
    id: 'aviso-antes-da-visita',
    question: 'O técnico avisa antes de vir?',
    reply:
      'Avisa: na véspera vai um lembrete, e outra mensagem quando a equipe anota que o técnico está a caminho. Se ele também liga, eu não sei dizer: deixe o celular por perto no período marcado.',
    toRenewing: renewingWords.nothingInstalled,
  },
  {
    id: 'recado-ao-tecnico',
    question: 'Posso deixar um recado para o técnico?',
    reply:
      'Recado para o técnico eu não consigo anotar. Como achar o imóvel cabe no complemento, como “casa 2, fundos”; o resto, como cachorro ou campainha, diga a ele na chegada ou quando combinarem a visita pelo seu celular.',
  },
  {
    id: 'lingua-do-tecnico',
    question: 'O técnico sabe Libras ou outra língua?',
    reply:
      'Se o técnico sabe Libras ou outra língua, eu não sei dizer. Na visita dá para escrever no celular; antes dela, os avisos vêm por SMS e WhatsApp.',
  },
  {
    id: 'quem-e-o-tecnico',
    question: 'Como sei que o técnico é mesmo da TIM?',
    reply: `Ele vem no dia e no período que você escolheu e não cobra nada. Na dúvida, antes de abrir, peça que ele diga o número do seu pedido ou ligue para ${supplier.support}.`,
  },
  {
    id: 'ausente-na-visita',
    question: 'E se não houver ninguém em casa na hora da visita?',
    reply:
      'Outro adulto, com documento com foto, pode receber o técnico. Se ninguém puder, remarque até a véspera em “Acompanhar pedido”; sem um adulto em casa, ele não instala.',
    leads: followLink,
    toRenewing: renewingWords.nothingInstalled,
  },
  {
    id: 'tecnico-nao-veio',
    question: 'E se o técnico não aparecer no dia marcado?',
    reply: `Se o técnico não vier no período marcado, ligue para ${supplier.support} com o número do pedido e marque outro dia. De compensação eu não sei: pergunte ao suporte.`,
    leads: followLink,
  },
  {
    id: 'hora-certa-da-visita',
    question: 'Posso marcar uma hora certa para a visita?',
    reply: replies.noExactHour,
    toRenewing: renewingWords.nothingInstalled,
  },
  {
    id: 'chuva-no-dia-da-visita',
    question: 'E se chover no dia da instalação?',
    reply: `Isso se decide no dia, e eu não sei dizer. Se a visita não acontecer, ligue para ${supplier.support} e marque outro dia.`,
    leads: followLink,
  },
  {
    id: 'aparelhos-na-visita',
    question: 'O técnico também liga a TV e os meus aparelhos?',
    reply:
      'O técnico leva a fibra até o modem e deixa a internet funcionando. A TV e os outros aparelhos você liga ao Wi-Fi ou por cabo; se quiser ajuda, peça a ele na visita.',
  },
  {
    id: 'quando-funciona',
    question: 'Quando a internet começa a funcionar?',
    reply:
      'Na própria visita: o técnico liga a fibra ao modem. O dia da visita você escolhe no pedido, a partir do terceiro dia útil.',
    leads: { says: ['Quando vocês instalam?'] },
    toRenewing: renewingWords.nothingInstalled,
  },
]);
