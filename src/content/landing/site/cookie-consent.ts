import { fixedLinks } from './fixed-links.ts';

/** Refusing must be as easy as accepting. */
export const cookieConsentWords = {
  region: 'Aviso de cookies',
  title: 'Você escolhe os cookies',
  text: 'Só os necessários são usados antes da sua escolha. Os outros são opcionais.',
  policy: { text: 'Política de privacidade (PDF)', href: fixedLinks.privacy },
  accept: 'Aceitar',
  reject: 'Recusar',
  manage: 'Gerenciar',
  modal: {
    title: 'Preferências de cookies',
    lead: 'Ligue só o que você aceita. Dá para mudar quando quiser, pelo rodapé.',
    necessary: {
      name: 'Necessários',
      text: 'Guardam o seu pedido em andamento. Estão sempre ligados.',
      always: 'Sempre ligados',
    },
    publi: {
      name: 'Publicidade',
      text: 'Ajudam a mostrar anúncios que combinam com você e a saber quais funcionam.',
    },
    func: {
      name: 'Desempenho e funcionalidade',
      text: 'Ajudam a entender como o site é usado e a melhorar o que não vai bem.',
    },
    confirm: 'Confirmar escolhas',
    close: 'Fechar',
  },
  saved: 'Preferências de cookies salvas.',
} as const;
