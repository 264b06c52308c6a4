import { failedAnalysisWords } from '../../screens/failed-analysis.ts';

const { ask, asking, explain, hint, label, title, wrong } = failedAnalysisWords.call;

/** Requests a call. */
export const callDrawerWords = {
  title,
  text: explain,
  phone: { label, hint, error: wrong },
  button: { default: ask, loading: asking, success: 'Ligação pedida', error: 'Confira e tente de novo' },
  close: 'Fechar',
  toast:
    'Tudo certo! Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.',
} as const;
