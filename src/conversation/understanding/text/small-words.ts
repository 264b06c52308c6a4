import { plainOf, type Text, textOf, wordsOf } from './text.ts';

/** A message without the small words around it. */
export interface Core {
  text: Text;
  /** The small words leave it open: 'acho que …', '… pode ser?'. */
  hesitates: boolean;
  /** The small words are written with no capital: they may be no part of a name. */
  isSmall: boolean;
}

const called = 'moc[oa]|gente|tche|uai|ue|oxe(?:nte)?|bah|eita|vixe';
const laughter = 'k{2,}|(?:rs)+|(?:ha){2,}';
const calm = 'de boa|tranquil[oa]|numa boa|sem problemas?|tudo bem';
const agreed = `ok|okay|blz|beleza|top|show(?: de bola)?|legal|massa|otimo|perfeito|maravilha|certo|certinho|fechou|fechado|combinado|pronto|joia|valeu|vlw|${calm}|(?:entao )?ta(?: bom| certo| ok| joia| bem)?(?: entao)?|isso(?: mesmo| ai)?|bora|vamos`;
/** 'Certo, anda logo'. */
const haste = '(?:anda|ande|vai|agiliza|acelera)(?: (?:logo|rapido|ai))?|faz logo';
const unsure = 'acho(?: eu)?|eu acho|pode ser|se (?:der|possivel|puder(?:em)?|for possivel|der certo)';

/** These say nothing beside a denial either: 'ué, não', 'não mermo'. */
const beforeDenial = `${called}|oi+e?|ola|opa|ahn?|ai|olhe?|hu?m+|entao|no caso|(?:por|pra) mim|(?:eh? )?o seguinte`;
const behindDenial = `${called}|${laughter}|${calm}|entao|mesm[oa]|mermo|msm|viu|visse|hein|por (?:favor|gentileza|mim)|pra mim|pfv?r?|obrigad[oa]|obg|com certeza|no caso|(?:e )?pronto`;
const before = `(?:oi+e?|ola|opa)[ ,!.]+sim|${beforeDenial}|${agreed}|bem(?=,)|bom(?: entao)?(?=,| (?!jesus|retiro|fim|dia(?! \\d)))|entendi|gostei|eh?(?: que)?|(?:eu )?acho(?: que)?(?: (?:eh?|foi|vai ser|que eh?))?|pode ser|vamos de|bora de`;
const behind = `${behindDenial}|${agreed}|${unsure}|${haste}|ne|ai|logo|agora|ja|por enquanto|sem (?:duvida|falta)|sim|(?:e )?(?:so isso|e so|isso(?: mesmo| ai)?)|de preferencia`;
const asking =
  'ne|certo|pode ser|ta(?: bom| certo| ok)?|ok|viu|visse|beleza|blz|isso(?: mesmo)?|combinado|fechou';

const sign = '(?:[,.!…]* +|[,!…]+)';
const picture = `(?:${sign})?[\\u2190-\\u2bff\\ud83c-\\ud83e\\udc00-\\udfff]+`;
const front = (words: string): RegExp => new RegExp(`^(?:${words})${sign}(?=\\S)`);
const back = (words: string, end: string): RegExp => new RegExp(`(?:${sign}(?:${words})|${picture})${end}$`);

const around = { front: front(before), back: back(behind, '[ .!…]*') };
const aroundDenial = { front: front(beforeDenial), back: back(behindDenial, '[ .!…]*') };
const aroundQuestion = { front: front(before), back: back(asking, '[ .!…]*\\??[ ?!.]*') };
const hesitating = new RegExp(`\\bacho\\b|\\b(?:${unsure})\\b|\\b(?:ne|certo|pode ser|isso(?: mesmo)?)\\?`);

/** A denial changes what a small word says: 'não é isso'. */
const denies = /\b(?:nao|n|nem|nunca|jamais)\b/;
/** A statement that asks in its last word may ask indeed: '2 giga é exagero, né?', 'a primeira fatura vem dia 10, certo?' */
const states = /\S (?:eh?|ta|tem|vem|fica|sai|cai|da|vai|ja|so)\b/;
const most = 14;
const mostBeforeQuestion = 5;

/** The indices where the message may begin, or end, without its small words: without one of them, and without all. */
function startsOf(plain: string, pattern: RegExp): number[] {
  const starts: number[] = [];
  for (let at = 0; ; ) {
    const [words] = pattern.exec(plain.slice(at)) ?? [];
    if (words === undefined) return [...new Set([starts.at(-1) ?? 0, starts[0] ?? 0, 0])];
    at += words.length;
    starts.push(at);
  }
}
function endsOf(plain: string, pattern: RegExp): number[] {
  const ends: number[] = [];
  for (let to = plain.length; ; ) {
    const match = pattern.exec(plain.slice(0, to));
    if (match === null)
      return [...new Set([ends.at(-1) ?? plain.length, ends[0] ?? plain.length, plain.length])];
    to = match.index;
    ends.push(to);
  }
}

/** What a short message may say without the words around it that say nothing: 'tá, o primeiro mesmo viu'. The shortest comes first. */
export function coresOf({ shown, plain }: Text): Core[] {
  if (wordsOf(plain).length > most) return [];
  const asks = plain.includes('?');
  const words = denies.test(plain) ? aroundDenial : asks ? aroundQuestion : around;
  const ends = endsOf(plain, words.back);
  const isTold = (text: Text): boolean =>
    !text.plain.includes('?') &&
    (!asks || (wordsOf(text.plain).length <= mostBeforeQuestion && !states.test(text.plain)));
  return startsOf(plain, words.front).flatMap((from) =>
    ends.flatMap((to) => {
      const text = textOf(shown.slice(from, Math.max(from, to)));
      const isWhole = from === 0 && to === plain.length;
      if (isWhole || wordsOf(text.plain).length === 0 || !isTold(text)) return [];
      const rest = `${shown.slice(0, from)} ${shown.slice(to)}`;
      return [{ text, hesitates: hesitating.test(plainOf(rest)), isSmall: rest === rest.toLowerCase() }];
    }),
  );
}
