import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { fieldWordsOf } from '../../../../funnel/words/every-step-words.ts';
import { namedAnswer } from '../../answer-labels.ts';
import { asksForReach } from '../../plans/size-said.ts';
import type { Asked } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { clausesOf } from '../../text/clauses.ts';
import { plainOf, type Text, textOf, wordsOf } from '../../text/text.ts';

const lacking =
  /^(?:eu )?(?:nao|nunca|n) (?:tenho|uso|possuo|tive|usei|existe)(?: (?:nada )?(?:isso|isto|disso|disto)\b|[.! ]*$)/;

/** Says that the visitor lacks the open answer, which is more than a no: 'Não tenho isso'. */
export const lacksThis = (plain: string): boolean => lacking.test(plain);

/** Asks whether another person's answer is accepted: 'pode ser o do meu pai?', 'serve da minha esposa?'. */
const elliptical =
  /\b(pode ser|(?:posso|pode|podem) (?:usar|por|passar|dar|colocar|botar)|coloc[oa]|bot[oa]|us[oa]|pass[oa]|serve|vale|aceita)(?: [oa])? (?=(?:d[aeo] (?:minha|meu|outr[oa]|um|uma|alguem|qualquer|loja|firma|empresa|trabalho|servico|escritorio)|d[ea]l[ea])\b)/;

/** 'O da minha esposa serve?' */
const ellipticalFirst =
  /^(?:e )?(?:[oa] )?(?=(?:d[aeo] (?:minha|meu|outr[oa]|um|uma|alguem|qualquer|loja|firma|empresa|trabalho|servico|escritorio)|d[ea]l[ea])\b.*\b(?:serve|vale|pode|da(?: certo|\W*$)|aceita|rola|tem problema))/;

/** 'Depois consigo trocar?', 'se eu precisar dá pra mudar?' asks about what is open. */
const changeOf =
  /^(?:(?:e|mas|se|um dia|eu|depois|dps|precisar|quiser|da|consigo|posso|tem como|pra|para|ai|ainda|mais tarde)[ ,]+)*(?:mudar|trocar|alterar)(?:(?: (?:ess[ea] (?:data|dia|forma|opcao|escolha)|depois|dps|mais tarde|isso|se (?:eu )?(?:precisar|quiser)))*\W*$)/;

/** 'Quanto tempo demora?', where the visit is asked. */
const durationOf = /^(?:(?:e|mas|la|isso|ai)[ ,]+)*quanto tempo (?:\w+ ){0,3}?(?:demora|leva|dura)\W*$/;

/** 'Vocês têm fibra no Cohatrac em São Luís?': names of places are in no wording. */
const coverageAt =
  /^(?:(?:oi+|ola|bom|boa|dia+|tarde|noite|e|mas|voces?|vcs?|sera que|ai)[ ,!.]+)*(?:ja )?(?:tem|chegou|chega|passa|pega|vem) (?:a |sua |essa )?(?:fibra|internet|cobertura|sinal|rede)(?: d[ea]s? (?:voces?|vcs?|tim))? (?:n[ao]s?|em|pr[ao]s?) (?!(?:casa|todo|toda|mesmo|boleto|hora|dia)\b)[a-z' ,]+\?*$/;

/** '… quero saber se vocês atendem no Meireles' */
const servesAt =
  /^.*\b(?:voces?|vcs?) (?:atendem?|cobrem?|chegam?) (?:(?:aqui|ai|la|tambem) )*(?:n[ao]s?|em|pr[ao]) (?!(?:minha|meu|casa|apartamento|predio|condominio|dia|feriado|domingo|sabado|fim|cidade|interior|tod[ao])\b)[a-z' ,]+\?*$/;

/** 'E se eu não tiver?' */
const ifLacking = /\be se (?:eu )?nao (?:tiver|tenho|existir)\W*$/;

const nounOf = (field: FieldName, asked: Asked): string =>
  plainOf(fieldWordsOf(field, asked.steps).inSentence).replace(/^[oa] (?:seu |sua )?| com .*$/g, '');

/** 'O roteador é emprestado? E ele pega nos dois andares?': the clause that asks how far the signal reaches, in plain words. */
function reachNamed(said: Text): Text {
  const clauses = clausesOf(said);
  const meant =
    clauses.length < 2
      ? undefined
      : clauses.findLast(({ from, to }) => asksForReach(said.plain.slice(from, to)));
  const asks = 'o wifi pega na casa toda';
  return textOf(
    meant === undefined ? asks : `${said.shown.slice(0, meant.from)}${asks}${said.shown.slice(meant.to)}`,
  );
}

/** A question that leaves out what it is about, with the noun of the open field; a question for a place or the reach of the signal in plain words. */
export function withSubjectNamed(said: Text, asked: Asked): Text {
  const [open] = awaitedFields(asked);
  if (open === 'idPlan' && asksForReach(said.plain)) return reachNamed(said);
  const name = namedAnswer(wordsOf(said.plain).join(' '));
  // 'Pra que o e-mail? Pode ser o do meu filho?'
  const isNamed = name !== null && (name.label.field !== open || !/\?.*\?/.test(said.plain));
  const told =
    open === undefined || isNamed
      ? said.plain
      : said.plain
          .replace(coverageAt, 'tem cobertura no meu endereco')
          .replace(servesAt, 'tem cobertura no meu endereco')
          .replace(elliptical, `$1 o ${nounOf(open, asked)} `)
          .replace(ellipticalFirst, `o ${nounOf(open, asked)} `)
          .replace(durationOf, (how) => (open === 'schedules' ? 'quanto tempo dura a visita' : how))
          .replace(ifLacking, (how) => `${how.replace(/\W+$/, '')} ${nounOf(open, asked)}?`)
          .replace(changeOf, (change) => `${change.replace(/\W+$/, '')} o ${nounOf(open, asked)}`);
  const text = told === said.plain ? said : { plain: told, shown: told };
  const match = open === undefined ? null : lacking.exec(text.plain);
  if (open === undefined || match === null) return text;
  const plain = `${text.plain.replace(/ (?:nada )?(?:isso|isto|disso|disto)\b|[.! ]*$/, '')} ${nounOf(open, asked)}`;
  return { plain, shown: plain };
}
