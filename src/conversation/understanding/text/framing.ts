import { withoutCalled } from './fillers.ts';
import { type Text, textOf, wordsOf } from './text.ts';
import { weekdays } from './weekdays.ts';

const words = (list: string): string => list.replaceAll(' ', '|');

/** Openings of a message that say nothing about the rest. */
const always = words(
  'olha olhe entao ah ahn ahh hum hmm hmmm humm bem bom assim tipo poxa puxa eita opa oi ola escuta veja moca moco amigo amiga querida querido gente cara mano pera perai oxe oxente uai ue bah tche vixe olhaa well so bueno pues',
);
/** Told while the answer is looked for, and when it is found. */
const searching =
  '(?:calma|espera|pera(?: ?ai)?|(?:so )?um (?:momento|minut(?:o|inho)|instante|segund(?:o|inho)|pouc(?:o|inho))|deixa? (?:eu|me) (?:ver|olhar|pegar|procurar|achar|lembrar|conferir)(?: aqui| direito)?|(?:ja )?(?:peguei|achei|encontrei|lembrei)(?: aqui| ele| ela)?|pront(?:o|inho)|(?:ta|esta) aqui|aqui esta|la vai|segue|vamos la|(?:pode |vai )?(?:anot|registr)(?:a|e|ar|ando)(?: ai)?)';
/** The purpose, which is no part of the answer: 'meu nome é Ana e quero internet'. */
const purpose =
  '(?:eu )?(?:quero|queria|gostaria|preciso|to querendo|estou querendo|tenho interesse)(?: (?:de|em|uma?|a|o|essa?|contratar|assinar|colocar|instalar|botar|ter|pedir))* (?:internet|fibra|wi ?fi|ultrafibra)(?: (?:fibra|de fibra|optica|nova|em casa|aqui|aqui em casa|la em casa|pra casa|na minha casa|de voces|da tim))*';
const purposeAlone = new RegExp(`^(?:(?:oi+e?|ola|opa)[ ,!.]+)?${purpose}[ !.]*$`);

export const tellsPurposeAlone = (plain: string): boolean => purposeAlone.test(plain);

const purposeFirst = new RegExp(`^(?:(?:oi+e?|ola|opa|bom dia|boa tarde|boa noite)[ ,!.]+)*${purpose} `);

/** 'Quero internet | pro meu apartamento em Campinas'; null where the message does not begin so. */
export function behindPurpose({ shown, plain }: Text): Text | null {
  const [front = ''] = purposeFirst.exec(plain) ?? [];
  return front === '' ? null : textOf(shown.slice(front.length));
}

const openings = [
  /^(?:k{3,}|(?:rs){1,3}|(?:ha){2,4}|hehe)[ ,.!]+/,
  new RegExp(`^(?:${always})(?: (?:so|aqui|bem|assim))?[,.…!:]+ *`),
  /^(?:[\u2190-\u2bff\ud83c-\ud83e\udc00-\udfff]\ufe0f? ?)+(?=[a-z])/,
  // These words are in no name and begin no answer.
  /^(?:olha|olhe|entao|ahn?|hu?m+|tipo assim|escuta|eita|opa|olha so|veja bem|e o seguinte|seguinte|tipo|poxa|puxa|e assim|sabe de uma(?: coisa)?)[ :,?]+/,
  // 'Ok pode ser', 'entendi quero o boleto'; 'certo isso?' asks.
  /^(?:ue|ok|okay|beleza|blz|entendi|pronto|certo)[ ,.!]+(?=(?!(?:isso|nada|que|e|eh|mas|nao|n|obrigad\w+|obg|valeu|tchau)(?![a-z]))[a-z\d])/,
  // 'Calma, achei: …', 'pronto. 1578', 'anota aí 45'.
  new RegExp(`^(?:${searching} *[,.…:!]+ *|anota ai (?:(?:viu|visse|pra mim|por favor) )*)(?=\\S)`),
  new RegExp(`^(?:(?:oi+e?|ola|opa)[ ,!.]+)?${purpose}(?:[,.!;:]+ *(?:e )?| e )(?=\\S)`),
  /^(?:ah,? ta(?: bom)?[,.!:]+ *|(?:ta(?: bom)?|beleza|blz)[,.!:]+ *(?=\d))/,
  // 'Mudei de ideia, o CEP é …': by itself it gives the order up.
  /^(?:(?:ah|nao|ops|pera(?: ?ai)?|calma|espera),? )?mudei de (?:ideia|opiniao)[ ,.;:!]+(?=(?:[oa]|meu|minha|quero(?! voltar\b)|queria|prefiro|vou|bota|coloca|deixa|poe|manda|me ve|em vez) \S)/,
  // 'Isso, é essa rua mesmo. 73'.
  /^(?:(?:isso|sim|certo|ok)[ ,.!]+)*(?:e|eh) (?:n?ess[ea]|n?est[ea]|(?:n?o )?mesmo|(?:n?a )?mesma) (?:rua|endereco|lugar|local)(?: (?:mesm[oa]|ai|aqui|sim))*[ ,.!;:]+(?=\S)/,
  /^(?:como|conforme|igual|do jeito que)(?: (?:esta|ta|consta|aparece))? n[oa] (?:meu |minha )?(?:rg|documento|cnh|identidade|certidao)[:,] */,
  // 'É o mesmo nome tudo junto, …', before an e-mail.
  /^(?:e |eh )?(?:o mesmo nome|o meu nome|meu nome)(?: e sobrenome)? (?:tudo )?(?:junto|minusculo|sem espaco)[ ,.:]+(?=\S)/,
  // 'Voltei' before an answer.
  /^(?:(?:pronto|oi|opa|ola)[ ,!.]+)?(?:ja )?(?:voltei|cheguei|to de volta|estou de volta)(?: (?:aqui|gente|ja))?[ ,.!:]+(?=\S)/,
  // What kept somebody away, before an answer: 'desculpa, o bebê acordou. É …'.
  /^(?:(?:desculp[ae]|perdao|foi mal)(?: (?:a demora|ai|moc[oa]))*[ ,.!]+)?(?:(?:e )?que )?(?:(?:[oa]|meu|minha|uma?) [a-z]+ (?:acordou|chorou|tocou|caiu|acabou|descarregou|travou|me chamou)|(?:tocou|tocaram|caiu|chegou|acabou|acordou|bateram|bateu|travou|descarregou)(?: (?:n?[ao]|em|meu|minha|uma?))* [a-z]+)(?: aqui)? *[.!;:]+ *(?=\S)/,
  // 'Já disse que de manhã não posso'.
  /^(?:eu )?ja (?:te |lhe )?(?:disse|falei|expliquei|avisei|escrevi) (?:que|q) (?=\S)/,
  /^(?:deixa eu|vou) (?:te |lhe )?(?:falar|dizer|explicar)(?: uma coisa)?[,:]+ */,
  /^(?:(?:oi+e?|ola|opa|e ai)[ ,!]*)?(?:bom dia|boa tarde|boa noite)(?: (?:a todos|gente|moca|moco|tudo bem))?[?,.!]+ */,
  // Forms of address that older people use.
  /^(?:bom dia|boa tarde|boa noite|oi+e?|ola)[ ,!]+(?:(?:minha|meu) (?:filh[ao]|bem|querid[oa]|amig[oa]|jovem|anjo|amor)|querid[oa]|amig[oa]|moc[oa]|jovem)[ ,.!]+(?=[a-z\d])/,
  // 'Tudo certo, pode mandar' agrees.
  /^(?:(?:(?:oi+e?|ola|opa|e ai|bom dia|boa tarde|boa noite)[ ,!]*)+tudo certo|(?:(?:oi+e?|ola|opa|e ai|bom dia|boa tarde|boa noite)[ ,!]*)*(?:tudo bem|td bem|tudo bom|td bom|tudo certo(?=\?|[,.!] (?:so|mas|menos|porem|exceto)\b)|blz))[?,.!]+(?! (?:muito )?(?:o?brigad\w+|obg|valeu|vlw|gracias|thanks|thank you)[ !.]*$) */,
];
const endings = [
  / ?(?:…|\.{2,}|!+)[ !.…]*$/,
  /[ ,.…!]+(?:e )?(?:(?:pode )?(?:deixa\w*|mant\w+|fecha\w*|confirma\w*) )?(?:(?:todo )?o (?:resto|restante|demais)|as (?:outras|demais) (?:coisas|respostas)|os (?:outros|demais) dados)(?: (?:ta|tao|esta|estao|e|eh|deixa|deixar|fica|ficar|pode|manda|mandar|manter|mantem|confirma|confirmar|fecha|fechar|continua|tudo|assim|certo|certos|certa|certas|certinho|certinhas?|ok|bem|igual|correto|corretos|isso mesmo|como (?:ta|esta)|do jeito que (?:ta|esta)|sim))*[ !.…]*$/,
  // Not after 'sim': 'sim, tá certo' is a yes.
  /(?<!\b(?:tudo|td|ta|esta|sim|isso),?)[ ,.…]+ta certo[ ?!.…]*$/,
  /(?<!\b(?:tudo|td|ta|esta|e)|^(?:ok|beleza|blz|ta|ta bom|certo|otimo|perfeito|show)[ ,.…]*)[ ,.…]+(?:ta(?: bom| ok| bem| joia)?|ok|okay|ne(?=[ .!…]*$)|viu|visse|blz|beleza|sabe|hein|entendeu|fechou|combinado|ue|uai|oxe|oxente|tche)[ ?!.…]*$/,
  /[ ,.…]+(?:por favor|por gentileza|pfv?r?|faz favor|muito obrigad[oa]|(?:obrigad|brigad)[oa]|obg|valeu|vlw|please|gracias|thanks|thank you|desde ja)[ !.…]*$/,
  /(?<!^e|\b(?:desde|ate|e|por isso|quando))[ ,.…]+(?:entao|exatamente|de preferencia)[ !.…]*$/,
  // Why somebody is brief; by itself it puts the order off. Behind a day, it may say when they work.
  new RegExp(
    String.raw`(?<!\bnao .*|\b(?:${weekdays}|dia \d+|manha|tarde))[,.!…]+ *(?:e |mas |que |pq |porque )?(?:eu )?(?:to|tou|estou|tava|estava) (?:\w+ )?(?:ocupad[oa]|corrid[oa]|atrasad[oa]|sem tempo|dirigindo|trabalhando|na rua|n[oa] (?:trabalho|trampo|servico|onibus|transito))(?: (?:agora|aqui|hoje))*[ !.…]*$`,
  ),
  /(?<!\bnao .*)[ ,.!…]+(?:e |mas |que |pq |porque )?(?:eu )?(?:to|tou|estou) (?:\w+ )?com (?:\w+ )?pressa(?: (?:agora|aqui|hoje))*[ !.…]*$/,
  // 'É casa, sim senhora'.
  /(?<=\S)[ ,.…]+sim senhora?[ !.…]*$/,
  // A dictated full stop.
  /(?<!\b(?:arroba\b.*|com|sem|o|um)) ponto(?: final)?[ !.…]*$/,
  /(?<=\barroba\b.*(?:\b(?:ponto|dot) |\.)(?:com|br|net|org)) ponto(?: final)?[ !.…]*$/,
  // Asked in courtesy: the next question is the reply.
  /[,.!…]+ *(?:e )?(?:(?:precisa|quer|querem|falta|tem) )?(?:de )?(?:mais (?:alguma coisa|algo|nada)|(?:deu|ta) certo|anotou|pegou|recebeu|conseguiu(?: (?:ver|anotar))?|chegou(?: ai)?)\?[ !.…]*$/,
  // Farewells: 'Deus te abençoe', 'fica com Deus'.
  /[ ,.…!]+(?:(?:fic(?:a|ar|am|uem?)|v(?:ai|a|ao)) com deus|(?:que )?(?:deus|jesus|nosso senhor) (?:(?:te|lhe|vos|a|o|os|nos) )?(?:abencoe|ilumine|proteja|guarde|pague|acompanhe)(?: (?:muito|voces?|vc|sempre|todos|moc[oa]))*|amem|se deus quiser|em nome d[eo] (?:jesus|senhor)(?: amem)?)[ !.…]*$/,
  // 'Bota o de 1 giga no lugar, dá tempo ainda?'
  /(?<!^(?:nao|sim|tudo|td|isso|ta|ok|beleza|blz)), (?:certo|correto|confere|pode ser|e isso(?: mesmo| ai)?|e (?:so )?essa?)[ ?!.…]*$/,
  /[ ,.…]+(?:ainda )?(?:da|daria|tem) tempo(?: ainda)?[ ?!.…]*$/,
  /[ ,.…]+(?:e )?(?:so isso|e so|mais nada|nada mais)(?: mesmo)?[ !.…]*$/,
  // Politely: 'se não for incômodo'.
  /[ ,.…]+se nao (?:for (?:muito )?(?:incomodo|problema|pedir (?:muito|demais)|abuso|trabalho)|(?:incomodar|atrapalhar|(?:der|dar) trabalho|tiver problema))[ !.…]*$/,
  // The place where something is missing: 'faltou o ap 34 no endereço'.
  /(?<=\bfalt\w+ .*\b(?:ap|apto|apartamento|bloco|bl|casa|fundos|complemento)\b.*) n[oa] (?:meu )?endereco[ !.…]*$/,
  // Laughter, and pictures of faces and hands.
  /(?: ?(?:\bk{3,}|\b(?:rs){1,3}|[\u2190-\u2bff\ud83c-\ud83e\udc00-\udfff]\ufe0f?|[:;]-?[)(dp]))+[ !.…]*$/,
  new RegExp(`[ ,.…!]+(?:e )?${purpose}[ !.…]*$`),
];

const labels =
  'nome da mae|nome|telefone|tel|celular|cel|whatsapp|whats|zap|e-?mail|cpf|cep|endereco|bairro|data de nascimento|nascimento|plano|vencimento|pagamento|complemento|numero';
/** 'Nome: Ana Souza tel: 11 91234-5678': as in a form, each name of an answer begins another part. */
const label = new RegExp(`(?<=[^\\s,;:] )(?<!\\b(?:d[aeo]|[oa]|meu|minha) )(?=(?:${labels}) ?: ?\\S)`, 'g');
/** 'Ana Souza Lima mãe Lúcia Lima tel 11 91234-5678': behind a name, without a sign. */
const labelBehindName =
  /(?<=^(?:[a-z]{2,} ){2,9})(?<!\b(?:quer\w+|meu|minha|sua|internet|plano|que|eu|nao|final|virgula|[oa]|pela|com)\b.*|\bd[aeo] )(?=(?:tel|telefone|cel|celular|zap|whats|whatsapp|cpf|nasci|nascid[oa]|nascimento)(?: (?:e|eh|em))? \(?\d|mae (?!(?:e|eh|se|tem|mora|quer|nao|fica|vai|esta|ta|ja|falec\w+|chama\w*|que|d[aeo]|solteira|dela|dele)\b)[a-z]{3,} (?:d[aeo]s? )?[a-z]{3,})/g;

/** 'Numero 318 ap 42 meu nome é Ana Souza', '… centro bh sou a Kelly': dictated behind an address. */
const labelBehindAddress =
  /(?<=\d[^,;.]{0,30} )(?<!\b(?:e|que|mas|quem|eu|não|nao|o|a|,) )(?=(?:o )?meu nome(?: completo)? (?:e|eh) |me chamo |sou [oa] (?!mae|pai|filh|espos|marid|don[oa]|titular|respons|client|inquilin|sindic|vizinh|mulher|unic|mesm)[a-z]{3,} (?:$|,|meu|minha|tel|zap|cpf))/g;

/** 'Nome Ana Souza', as in a form, without its sign. */
const labelOfName = /(?<=(?:^|[,;\n]) ?)([Nn]ome) (?=\p{Lu}\p{L}+ (?:d[aeo]s? )?\p{Lu})/gu;

export function withLabelsApart(said: Text): Text {
  const signed = said.shown.replace(labelOfName, '$1: ');
  const text = signed === said.shown ? said : textOf(signed);
  const places = [label, labelBehindName, labelBehindAddress]
    .flatMap((names) => [...text.plain.matchAll(names)].map(({ index }) => index))
    .toSorted((one, other) => other - one);
  const apart = (all: string, place: number): string =>
    `${all.slice(0, place).trimEnd()}, ${all.slice(place)}`;
  return places.length === 0 ? text : textOf(places.reduce(apart, text.shown));
}

/** Interjections in the middle of a message: 'Travessa 2 de Julho, visse? O bairro é …'. */
const askedInPassing =
  /(?<=\S)(?:[ ,]+(?:visse|viu|ne|sabe|entende|entendeu|ta)\? +| +(?:k{3,}|(?:rs){2,}|(?:ha){2,}) +)(?=\S)/g;

function withoutAskedInPassing(text: Text): Text {
  const places = [...text.plain.matchAll(askedInPassing)].toReversed();
  const without = (all: string, { index, 0: words }: RegExpExecArray): string =>
    `${all.slice(0, index)}, ${all.slice(index + words.length)}`;
  return places.length === 0 ? text : textOf(places.reduce(without, text.shown));
}

/** Endings that are never part of a name: 'Lourdes né'. Elsewhere 'né' asks for a yes. */
const nameEndings = [...endings, /[ ,.…]+ne[ ?!.…]*$/];

/** The most openings in a row: 'oi, boa tarde, então, olha…'. */
const most = 5;

/** What may be removed around a name: text set apart by punctuation, or words that are never part of a name. */
const safeAroundNames =
  /[,.…!?:;()]|^ e (?:eu )?(?:quero|queria|gostaria|preciso|to|estou|tenho) |^(?:opa|olha|olhe|entao|eita|escuta|poxa|puxa|anota ai|ahn?|hu?m+|ue|ok|okay|beleza|blz|entendi|certo|pronto|mudei de (?:ideia|opiniao)) |^ (?:viu|visse|ue|uai|tche|ne|ta|ok|blz|hein|obg|vlw|valeu|entao|exatamente|de preferencia|pfv?r?|por favor|por gentileza|k{3,}|(?:rs)+)(?![a-z])/;

/** 'Jéssica Nogueira querida': written small behind a whole name, the word is no surname. */
const isBehindName = (text: Text, index: number): boolean =>
  text.shown.slice(index) === text.shown.slice(index).toLowerCase() &&
  wordsOf(text.plain.slice(0, index)).length > 1;

/** Removes the first pattern that matches, unless nothing would be left. */
function strip(text: Text, patterns: readonly RegExp[], isStrict: boolean): Text | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text.plain);
    if (match === null) continue;
    const isFront = match.index === 0;
    const isSafe =
      !isStrict || safeAroundNames.test(match[0]) || (!isFront && isBehindName(text, match.index));
    if (!isSafe) continue;
    const [from, to] = isFront ? [match[0].length, text.plain.length] : [0, match.index];
    const rest = { shown: text.shown.slice(from, to), plain: text.plain.slice(from, to) };
    if (wordsOf(rest.plain).length > 0) return rest;
  }
  return null;
}

/**
 * Removes openings and endings of a message: 'olha, então, é o 45, tá?' becomes 'é o 45'. `isStrict`: only what a
 * sign sets apart, for any word may be part of a name.
 */
export function withoutFrame(text: Text, isStrict: boolean): Text {
  if (tellsPurposeAlone(text.plain)) return text;
  let rest = withoutAskedInPassing(text);
  for (let turn = 0; turn < most; turn++) {
    // '1000 mano, tô no trabalho': who is called stands at the end only now.
    const next =
      strip(rest, openings, isStrict) ??
      strip(rest, isStrict ? nameEndings : endings, isStrict) ??
      withoutCalled(rest);
    if (next === rest) break;
    rest = next;
  }
  return rest === text ? text : textOf(rest.shown);
}
