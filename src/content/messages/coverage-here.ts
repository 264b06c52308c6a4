import { supplier } from '../supplier.ts';
import { type MessageContent, paragraph, templateText } from './message-content.ts';

/** Without a city if only the team can tell it. */
export const coverageHere = ({ city, url }: { city: string; url: string }): MessageContent => {
  const town = city || 'sua cidade';
  return {
    subject: 'A fibra chegou ao seu endereço',
    preview: 'Você pediu este aviso: já dá para contratar.',
    blocks: [
      paragraph(
        `A Ultrafibra chegou ao seu endereço em ${town}. Você pediu este aviso, e já dá para contratar.`,
      ),
      { is: 'link', label: 'Ver os planos', url },
      paragraph(
        `Este é o único aviso. Se não quiser mais mensagens nossas, ligue para ${supplier.sales}: apagamos o seu contato.`,
      ),
    ],
    short: `Ultrafibra: a fibra chegou ao seu endereço em ${town}. Veja os planos: ${url}`,
    template: {
      name: 'cobertura_chegou',
      text: templateText`A Ultrafibra chegou ao seu endereço em ${town}. Você pediu este aviso, e já dá para contratar. Este é o único aviso.`,
      link: { label: 'Ver os planos', url },
      isOffer: true,
    },
  };
};
