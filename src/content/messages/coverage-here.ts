import { supplier } from '../supplier.ts';
import { type MessageContent, paragraph } from './message-content.ts';

export const coverageHere = ({ city, url }: { city: string; url: string }): MessageContent => ({
  subject: 'A fibra chegou ao seu endereço',
  preview: 'Você pediu para ser avisado: já dá para pedir.',
  blocks: [
    paragraph(
      `A Ultrafibra chegou ao seu endereço em ${city}. Você pediu para ser avisado, e já dá para pedir.`,
    ),
    { is: 'link', label: 'Ver os planos', url },
    paragraph(
      `Este é o único aviso. Se não quiser mais mensagens nossas, ligue para ${supplier.sales}: apagamos o seu contato.`,
    ),
  ],
  short: `Ultrafibra: a fibra chegou ao seu endereço em ${city}. Veja os planos: ${url}`,
  template: { name: 'cobertura_chegou', places: [city, url] },
});
