import { fixedLinks } from './landing/site/fixed-links.ts';
import { siteLinks } from './landing/site/site-links.ts';
import { supplier } from './supplier.ts';

/** Texts of the footer. */
export const footerWords = {
  navigation: 'Atendimento e documentos',
  whatsapp: 'Falar no WhatsApp',
  impostors:
    'As ligações de vendas da TIM Ultrafibra partem sempre do prefixo oficial 0303. Desconfie de quem pede senha, código recebido por SMS ou pagamento antecipado: a TIM não cobra nada para contratar.',
  // Non-breaking spaces keep the dots off the start of a line.
  supplier: `${supplier.name}\u00a0· CNPJ ${supplier.cnpj}\u00a0· ${supplier.address}`,
  cookies: 'Preferências de cookies',
  documents: [
    { label: 'Regulamentos, sumários e contratos', href: siteLinks.regulations, isFile: false },
    { label: 'Política de privacidade (PDF)', href: fixedLinks.privacy, isFile: true },
    { label: 'Perguntas sobre migração (PDF)', href: fixedLinks.migrationFaq, isFile: true },
    { label: 'Regulamento do parceiro de pontos (PDF)', href: fixedLinks.rewardsRegulation, isFile: true },
  ],
} as const;
