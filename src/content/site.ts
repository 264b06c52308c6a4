/** Texts of the header, and the site's name. */
export const siteWords = {
  name: 'Ultrafibra',
  home: 'Ultrafibra, página inicial',
  skip: 'Ir para o conteúdo',
  skipToLine: 'Ir para a resposta',
  offScript: (phone: string) =>
    `Para pedir por aqui, ative o JavaScript no navegador ou ligue para ${phone}.`,
  stuck: (phone: string) =>
    `Parte da página não está funcionando. Recarregue a página ou peça por telefone: ${phone}.`,
} as const;

/** The description of pages without their own. */
export const siteDescription =
  'Internet de fibra em casa: consulte a cobertura no seu endereço, escolha o plano e agende a instalação.';
