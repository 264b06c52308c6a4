import type { Misunderstanding } from '../../../contract/misunderstandings.ts';
import type { GroupState, TeachingVersion } from '../../../contract/panel/teaching.ts';

export const sentenceWords = {
  tabs: { frases: 'Não entendidas', ensinar: 'Ensinar' },
  state: 'Mostrar',
  outcome: 'O que houve',
  step: 'Na pergunta',
  campaign: 'Campanha',
  noneOpen: 'Tudo em dia: nenhuma frase espera por você.',
  none: 'Nenhuma frase com esse filtro.',
  masked:
    'Nomes, números e endereços aparecem como o que são: [nome], [CEP]. Uma palavra que poderia ser de alguém aparece como […] até cinco visitas diferentes a usarem. Depois de 90 dias tudo se apaga.',
  times: (many: number) => (many === 1 ? '1 vez' : `${many} vezes`),
  counted: (what: string, many: number) => `${what} (${many})`,
  left: 'Depois disso',
  leftMany: (left: number) =>
    left === 1 ? '1 não respondeu mais nada' : `${left} não responderam mais nada`,
  last: 'Última vez',
  guesses: 'O que a frase quer dizer?',
  choose: 'Outra coisa',
  chooseHint: 'Busque uma pergunta, um pedido ou um dado',
  nothingFound: 'Nada com esse nome',
  noise: 'Não pede nada',
  write: 'Escrever resposta',
  taughtAs: (title: string) => `Quer dizer “${title}”`,
  setAside: 'Não pede nada.',
  undo: 'Desfazer',
  done: {
    open: () => 'Desfeito: a frase volta a esperar.',
    taught: (rows: number) =>
      rows === 1
        ? 'Guardado. 1 frase entra no próximo treino.'
        : `Guardado. ${rows} frases entram no próximo treino.`,
    noise: () => 'Guardado: não pede nada.',
  },
  sentences: 'Ver as frases',
  hideSentences: 'Fechar as frases',
  latest: 'As frases mais recentes',
  next: (next: string) => `Depois: ${next}`,
  did: {
    words: 'Depois: escreveu outra coisa',
    answered: 'Depois: respondeu à pergunta',
    person: 'Depois: pediu uma pessoa',
  },
  hasLeft: 'Depois: não respondeu mais nada',
  inCatalogue: 'Ver a resposta no catálogo',
  writeText:
    'Entra no rascunho do catálogo, com esta frase como outra forma de perguntar. Vale depois de publicada.',
  where: 'Onde aparece',
  onlyHere: 'Só na conversa',
  onPage: 'Na conversa e na página de dúvidas',
  written: 'A resposta está no rascunho do catálogo, e a frase leva a ela.',
} as const;

export const teachingWords = {
  live: 'No ar',
  version: (version: number) => (version === 0 ? 'A que vem com o site' : `Versão ${version}`),
  liveNow: 'A conversa usa',
  taughtRows: 'Frases ensinadas',
  untrained: 'Esperam o próximo treino',
  train: 'Ensinar agora',
  trainHint: 'O treino leva alguns minutos e não muda nada na conversa. Você confere o resultado e publica.',
  stop: 'Parar o treino',
  started: 'O treino começou.',
  stopped: 'Treino parado.',
  running: (by: string, at: string) =>
    `${by} começou o treino em ${at}. A página mostra o resultado quando terminar.`,
  ended: {
    failed: 'O último treino falhou. Nada mudou na conversa. Tente de novo.',
    stopped: 'O último treino foi parado antes do fim. Nada mudou na conversa.',
  },
  itself: 'O próprio site',
  versions: 'Versões',
  number: 'Versão',
  noVersions: 'Nada foi treinado ainda: a conversa usa o que vem com o site.',
  state: 'Situação',
  when: 'Treinada em',
  who: 'Quem',
  look: 'Ver resultado',
  lookAt: (version: number) => `Ver resultado: versão ${version}`,
  toShipped: 'Voltar ao que vem com o site',
  toShippedText: 'A conversa deixa de usar o que a equipe ensinou. As frases ensinadas ficam guardadas.',
  publish: 'Publicar',
  publishHint: 'Vale em segundos, para todos os visitantes. Você pode voltar a uma versão anterior.',
  back: 'Voltar a esta',
  backHint: 'O que foi publicado depois desta versão deixa de valer.',
  published: (version: number) =>
    version === 0 ? 'A conversa usa o que vem com o site.' : `Versão ${version} no ar.`,
  refused: 'Esta versão não pode ser publicada',
  cancel: 'Cancelar',
  measures: 'O que muda, em frases que o treino não conhece',
  measure: 'O que se mede',
  sentences: 'Frases',
  before: 'Antes',
  after: 'Depois',
  change: 'Diferença (p.p.)',
  acts: 'Entende o que a pessoa quer',
  marks: 'Acha os dados na frase',
  topics: 'Acha a pergunta certa',
  taught: 'As frases ensinadas agora',
  sentence: 'Frase',
  often: 'Vezes',
  unknown: 'O que ninguém soube responder, nos últimos 90 dias',
  toConversation: 'Responder em Conversa',
  meaning: 'Quer dizer',
  broken: 'Frases que não podem ser mal entendidas, e foram',
  brokenRow: (expected: string, read: string) => `deveria ser “${expected}”, foi lida como “${read}”`,
  nothing: 'nada',
} as const;

export const outcomeWords: Readonly<Record<Misunderstanding, string>> = {
  unanswered: 'Ninguém soube responder',
  unclear: 'Não entendida',
  guess: 'Recebeu palpites',
  refusal: 'Resposta recusada',
  person: 'Pediu uma pessoa',
};

export const stateWords: Readonly<Record<GroupState, string>> = {
  open: 'Esperam',
  taught: 'Ensinadas',
  noise: 'Não pedem nada',
};

export const versionStateWords: Readonly<Record<TeachingVersion['state'], string>> = {
  ready: 'Pronta',
  refused: 'Recusada',
  published: 'Já publicada',
};

/** The classes of the rows that measure. */
export const classWords: Readonly<Record<string, string>> = {
  anger: 'Reclamações',
  corrections: 'Correções',
  customers: 'Quem já é cliente',
  days: 'Dias e períodos',
  digits: 'Números e documentos',
  emails: 'E-mails',
  frames: 'Nomes no meio da frase',
  languages: 'Outras línguas',
  leaving: 'Quem para ou desiste',
  partial: 'Respostas pela metade',
  'plans-place-price': 'Planos por lugar ou preço',
  'plans-service': 'Planos por serviço',
  questions: 'Perguntas',
  several: 'Várias coisas de uma vez',
  'yes-no': 'Sim e não',
};
