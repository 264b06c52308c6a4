import { weekdayOf } from '../../../brazil/calendar-days.ts';
import type { RecognisedAnswer } from '../reading.ts';
import { plainOf, setOf, wordsOf } from '../text/text.ts';
import { weekdayNames } from '../text/weekdays.ts';
import { repeatsAll } from './repeats-answer.ts';
import { yesOrNo } from './yes-no.ts';

/** Words that confirm proposed answers. In reply to 'start over?' they do not mean yes. */
const agreement = setOf(
  'confirmar confirma confirme confirmado continuar continua continue seguir segue prosseguir prossiga salvar salva certinho',
);

/** Words that confirm them, and give no order. */
const assent = new Set([
  ...agreement,
  ...setOf(
    'ta tah show joia massa top confere confirmadissimo procede fechou fechadissimo tranquilo suave firmeza certa certos certas correta corretos isto proximo marcar marca anota anotar',
  ),
]);

/** Whoever is spoken to, and laughter: they say nothing beside a yes or a no. */
const vocatives = setOf(
  'moca moco querida querido filha filho fia fio minha meu bem anjo amor amiga amigo senhora senhor sr sra dona irmao mano cara parca flor linda lindo jovem rapaz menina menino chefe chefia patrao doutor doutora parceiro parceira campeao consagrado guria guri vida bebe falei disse',
);
const laughter = /^(?:k{2,}|(?:ha){2,}h?|(?:he){2,}h?|(?:rs)+|(?:hua|hue)+)$/;

const pointing = setOf('esse essa este esta desse dessa nesse nessa');

/** The words of a day: its weekday, as it is echoed in a yes. */
function wordsOfDay(shown: string): string[] {
  const [, day, month, year] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(shown) ?? [];
  const weekday = day && weekdayNames[weekdayOf(`${year}-${month}-${day}`)];
  return weekday ? [weekday, 'feira', 'dia'] : [];
}

/** A choice that may be pointed at. */
const isChosen = ({ field }: RecognisedAnswer): boolean =>
  field === 'idPlan' || field === 'schedules' || field === 'due_date';

/** The words that only repeat what is proposed. Of several days each is a part, so that none repeats the whole. */
function echoed(waiting: readonly RecognisedAnswer[]): ReadonlySet<string> {
  const shown = waiting
    .filter(({ field, raw }) => field !== 'schedules' || (raw.date?.length ?? 0) < 2)
    .map((answer) => plainOf(answer.shown));
  const pointed = waiting.some(isChosen) ? pointing : [];
  return new Set([...shown.flatMap((one) => [...wordsOf(one), ...wordsOfDay(one)]), ...pointed]);
}

/** Takes the proposal back as a whole, and says nothing of the right values: 'não foi isso', 'quase', 'vou corrigir'. */
const takesBack =
  /^(?:(?:nao|n|nn|opa|ops|ih|ixi|eita|vixe|ai|ah|pera|perai|espera|calma|desculpa|desculpe|perdao|eu|acho que|hum|mas|sim) )*(?:quase|errei|me enganei|enganei|digitei errado|(?:vou|quero|queria|preciso|tenho que|deixa eu) (?:corrigir|arrumar|consertar)|nao (?:foi|era|e|eh|seria) (?:bem )?(?:isso|esse|essa|assim)|nao (?:confere|procede|bate)|(?:nao|n) (?:um |uma )?outr[oa]|esquece)(?: (?:isso|tudo|mesmo|nao|ai|que eu (?:disse|falei|quis dizer|quero|queria|pedi)))*$/;

/** Takes back what was just said: 'apaga isso', 'desfaz', 'era brincadeira'. */
const undoes =
  /^(?:(?:nao|n|opa|ops|ah|ai|pera|perai|espera|calma|desculpa|por favor|pode|quero|queria|eu) )*(?:(?:desfaz(?:er)?|apag(?:a|ar|ue)|delet(?:a|ar|e)|exclu[ia]r?|ignor(?:a|ar|e)|desconsider(?:a|ar|e)|anul(?:a|ar|e)|descart(?:a|ar|e))(?: (?:isso|isto|esse|essa|esses|essas|ai|a|o|que|eu|tudo isso|por favor|pf|disse|falei|escrevi|mandei|resposta|mensagem|ultima|ultimo))*|(?:(?:era|foi|e|eh|tava|estava|to|estou|so|eu) )*(?:(?:so|uma|um|de) )*(?:brincadeira|brincando|zoando|zoeira|zueira|teste|testando)(?: (?:so|minha|ta|viu|gente|mesmo))*)$/;
/** One step back from a choice that waits is the question itself. */
const goesBack =
  /^(?:(?:nao|n|opa|ops|ah|ai|pera|perai|espera|calma|desculpa|quero|queria|vamos|pode) )*(?:volt(?:a|ar|e)|retorn(?:a|ar|e))(?: (?:ai|atras|la|ali|um|pouco|por|favor|pf|rapidinho))*$/;

const isTakenBack = (said: string, waiting: readonly RecognisedAnswer[], isStrict: boolean): boolean =>
  takesBack.test(said) || undoes.test(said) || (!isStrict && waiting.length === 1 && goesBack.test(said));

const agreesAsking = /^(?:sim|ss|pode|podem|quero|confirmo|aceito|bora|vamos|ok|beleza|blz|claro)\b/;

/** A yes or no in so many words: 'tá certo isso?' asks, and 'sim, pode?' agrees. */
function saidIn(plain: string, bare: readonly string[]): boolean | null {
  const said = yesOrNo(plain, agreement) ?? (bare.length > 0 ? yesOrNo(bare.join(' '), agreement) : null);
  return said === true && plain.includes('?') && !agreesAsking.test(plain) ? null : said;
}

const withoutEcho = /\b(?:so|somente|apenas|menos|sem|tambem|tb|ou)\b/;

/**
 * Whether a message says yes or no to answers that wait. Whoever is spoken to, laughter and what repeats the answers add nothing:
 * 'sim minha filha', 'isso quarta'. All of them told once more are a yes. `isStrict`: a consent or a guess needs words of its own.
 */
export function yesOrNoToProposal(
  plain: string,
  waiting: readonly RecognisedAnswer[],
  isStrict: boolean,
): boolean | null {
  const bare = wordsOf(plain).filter((word) => !vocatives.has(word) && !laughter.test(word));
  const said = saidIn(plain, bare);
  if (said !== null || plain.includes('?')) return said;
  if (isTakenBack(bare.join(' '), waiting, isStrict)) return false;
  if (isStrict) return null;
  const isEcho = !withoutEcho.test(plain);
  if (isEcho && repeatsAll(bare, waiting)) return true;
  const echo = isEcho ? echoed(waiting) : new Set<string>();
  const others = bare.filter((word) => !echo.has(word));
  // 'esse' alone points at the only choice that waits.
  if (others.length === 0) return bare.some((word) => pointing.has(word)) && echo.size > 0 ? true : null;
  return yesOrNo(others.join(' '), assent);
}

const yesWords =
  '(?:sim sim|sim|ss|(?:e |eh )?isso|(?:e |eh )?isso mesmo|isso ai|certo|certinho|(?:ta|esta|tudo) (?:tudo )?(?:cert[oa]|certinho|ok)|(?:ta|tudo) bem|ta bom|pode ser|com certeza|correto|exato|perfeito|confirmo|confirmado|ok|blz|beleza|aham|uhum|fechado|combinado)';
const yesInFront = new RegExp(
  `^${yesWords}(?: (?:${[...vocatives].join('|')}))*(?: ?[,.;!]+ ?(?:e |ah e |ai )?| e | (?=(?:mas|porem|so|se|desde|contanto|menos)\\b))(.+)$`,
);
/** What is added takes something back. */
const changes =
  /^(?:mas|so|porem|menos|exceto|ou|quase)\b|\b(?:nao|n|errad[oa]s?|errei|tira|tirar|menos|exceto|em vez|muda|troca|troque|mude)\b/;
/** 'Se for de graça', 'desde que não demore'; 'e se eu me mudar?' only asks. */
const condition =
  /(?<!\b(?:e|mas e|saber|ver) )\b(?:se|caso)\b(?!\W*$)|\b(?:desde|contanto) que\b|\bdepend\w+\b/;

/** What a message says behind the yes that it begins with: 'sim e o plano é o 600', 'sim, mas tem fidelidade?'. */
export const behindYes = (plain: string): string | null => yesInFront.exec(plain)?.[1] ?? null;

/** Whether the yes counts: not under a condition, nor where what is added takes something back. */
export function isPlainYes(plain: string): boolean {
  const rest = behindYes(plain);
  return rest !== null && !changes.test(rest) && !condition.test(plain);
}

const interjections = '(?:(?:ah|opa|ops|ih|eita|oi|moc[ao]|olha|mas|perdao|desculpa|aff)[ ,!.]+)*';
/** A denial that concerns the proposal, whatever the message is taken for otherwise. */
const denial = new RegExp(
  `^${interjections}(?:(?:nao|n|nn|naum) ?,|(?:nao|n) (?:e|eh|era|foi|ta|esta|seria|pode ser|quero (?:esse|essa|isso))\\b|quase\\b)|\\b(?:errei|me enganei|mentira|minto)\\b|\\berrad[oa]s?\\b|\\b(?:menos|exceto|salvo|tirando)(?: (?:que|[oa]|meu|minha))* [a-z-]+(?: d[aeo] [a-z]+)?(?: e (?:[oa] )?[a-z-]+(?: d[aeo] [a-z]+)?)?[.! ]*$|\\b(?:mas|so) (?:[oa]|meu|minha) [a-z-]+(?: d[aeo] [a-z]+)?(?: que)? nao\\b|^(?:sim|isso|certo|ok|ta certo|esta certo)\\b.* (?:tira|tirar|tire|menos|exceto|deixa) |^(?:(?:quero|queria|preciso|vou|deixa eu) )?(?:corrig|mud|troc|arrum|alter)[a-z]+ (?:[oa]|meu|minha) `,
);
/** A denial that counts where nothing was understood. */
const likelyDenial = new RegExp(
  `^${interjections}(?:nao|n|nn|naum)\\b|\\b(?:antig[oa]|velh[oa])[.! ]*$|\\b(?:pera|perai|volta|na verdade|outr[oa]|falt(?:a|ou)|tira|menos|troca|mud(?:a|ar))\\b`,
);

/** Says that something is wrong, or is to change. */
const fault =
  /\b(?:err(?:ei|ad[oa]s?|o|ou)|(?:me )?engan\w+|confundi|tro(?:cad[oa]s?|quei|ca|car|cou|que)|invert\w+|corri[gj]\w+|arrum\w+|consert\w+|mud(?:a|ar|ei|ou)|(?:digitei|botei|coloquei|pus|escrevi|falei) (?:errado|trocado|outr[oa]|demais)|na verdade|falt(?:a|ou|ando)|sobr(?:a|ou|ando)|se escreve|e com [a-z]{1,2}|(?:e|eh) outr[oa]|nao (?:e|eh|era) (?:ess[ea]|isso)|(?:e|eh) \S+ (?:e )?(?:nao|n) \S+)\b/;

/** A yes that something is added to: 'está certo sim, mas ainda tem os fundos'. */
const yesWithMore = /^(?:sim|isso|certo|ok|ta certo|esta certo)\b.*\b(?:mas|so que|porem|ou)\b/;

/** Whether a message says that something is wrong, and may not say what. Behind a no the whole is meant. */
export const speaksOfFault = (plain: string): boolean =>
  (fault.test(plain) || yesWithMore.test(plain)) &&
  !plain.includes('?') &&
  !new RegExp(`^${interjections}(?:nao|n|nn|naum)\\b`).test(plain);

/** Asks for another one: 'pode ser outro dia?' */
const wantsOther =
  /^(?:(?:nao|n)[ ,]+)?(?:(?:pode ser|tem como|da pra|quero|queria|prefiro|nao tem|teria|tem)(?: ser)? )?(?:em |n?um |n?uma )?outr[oa]s? (?:dia|data|horario|periodo|plano|vencimento)\b/;

/** Whether a message denies what waits. `isUnclear`: nothing else was understood. */
export const denies = (plain: string, isUnclear: boolean): boolean =>
  wantsOther.test(plain) ||
  (denial.test(plain) && (!plain.includes('?') || /^\W*(?:nao|n),/.test(plain))) ||
  (isUnclear &&
    !plain.includes('?') &&
    !isConditional(plain) &&
    likelyDenial.test(plain) &&
    !isUnknown.test(plain));

/** Who does not know an answer denies none. */
const isUnknown = /^(?:nao|n|num) (?:sei|lembro|me lembro|faco (?:a menor )?ideia)\b/;

const isConditional = (plain: string): boolean => behindYes(plain) !== null && condition.test(plain);
