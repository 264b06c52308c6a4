import { isEveryWord, wordsOf } from '../text/text.ts';

const none = /\bnenhum[ao]?s?\b|\bnada (?:disso|dess\w+|ai|aqui)\b/;
const these = '(?:[dn]?ess[ae]s|[dn]?est[ae]s)';
const noneOfThese = new RegExp(`\\b${these}\\b.*\\bnao\\b|\\bnao\\b.*\\b${these}\\b`);

/** Words that say nothing else beside a refusal of all that is shown. */
const beside = new Set(
  (
    'nao num n nem nada nunca nenhum nenhuma nenhuns nenhumas esse essa esses essas este esta estes estas desse dessa desses dessas destes destas nesse nessa nesses nessas nestes nestas ' +
    'isso disso deles delas dos das do da de d que q voce vc voces vcs mostrou mostraram tem tinha ai aqui la o a os as e eu me mim pra para p com em no na nos nas ' +
    'serve servem serviu da dao deu agrada agradam agradou gostei gosto quero queria curti curto interessa interessam interessou atende atendem convence convenceu combina combinam encaixa encaixam ' +
    'bate batem posso consigo rola rolam cabe cabem funciona bom boa bons presta vai vou ficar dar ' +
    'dia dias data datas horario horarios opcao opcoes plano planos oferta ofertas alternativa alternativas vaga vagas ' +
    'muito mesmo msm obrigado obrigada obg viu moca moco poxa olha mas entao infelizmente so rotina escala folga agenda bolso minha meu pro'
  ).split(' '),
);
const most = 10;

/** Whether a message refuses all that is shown: 'esses dias aí não dá pra mim nenhum', 'não gostei de nenhum desses'. */
export const refusesAll = (plain: string): boolean =>
  !plain.includes('?') &&
  (none.test(plain) || noneOfThese.test(plain)) &&
  wordsOf(plain).length <= most &&
  isEveryWord(plain, beside);
