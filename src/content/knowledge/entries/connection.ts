import { outsideLinks } from '../../landing/site/outside-links.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** Questions about using the connection. */
export const connectionEntries = entries([
  {
    id: 'teste-de-velocidade',
    question: 'Como faço um teste de velocidade?',
    reply:
      'Ligue o computador ao modem com um cabo, pause downloads e vídeos nos outros aparelhos e abra o Brasil Banda Larga. Repita em horários diferentes.',
    leads: { text: 'Abrir o Brasil Banda Larga', path: outsideLinks.speedTest },
  },
  {
    id: 'upload-e-download',
    question: 'Qual é a diferença entre upload e download?',
    reply:
      'Download é o que chega à sua casa: vídeos, páginas, jogos. Upload é o que sai dela: videochamadas, fotos para a nuvem, transmissões ao vivo. Cada plano mostra os dois.',
  },
  {
    id: 'suporte-tecnico',
    question: 'Minha internet está com problema. Como peço suporte técnico?',
    reply: `Tire o modem da tomada, espere 30 segundos e ligue de novo; confira os cabos e teste perto do modem. Não voltou? Ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
]);
