import { decider } from '../text/people.ts';
import { saysOneOf, wordsOf } from '../text/text.ts';
import { weekdays } from '../text/weekdays.ts';
import { putsOff } from './puts-off.ts';

const wish =
  '(?:vou|preciso|tenho (?:que|de)|deixa(?: eu)?|queria|quero|gostaria de|posso|tinha (?:que|de)|prefiro|melhor|so|antes|primeiro|falta)';
const askingVerb =
  '(?:falar|conversar|ver|combinar|consultar|perguntar|decidir|resolver|confirmar|checar|discutir|trocar (?:uma )?ideia|alinhar|esperar|aguardar|mostrar|pedir)';
/** 'Faço' counts only before words like 'isso' or 'depois': 'que eu faço hemodiálise' gives a reason, and does not leave. */
const goingOn =
  '(?:continu|(?<!por )volt|termin|finaliz|faco(?=$|[,.!]| (?:isso|tudo|esse|o pedido|o resto|depois|mais|outra|outro|em outra|semana|mes|proximo|proxima|amanha|segunda|a noite|de noite|hoje|fim|daqui|logo|ja|assim|quando|com|na calma)\\b)|fazer|faz(?! (?:\\w+ )?(?:dias?|mes|meses|semanas?|tempo|horas?|anos?)\\b)|respond|resolv|conclu|complet|retorn|decid|vejo|(?:re)?le(?:io|r)|olho|estudo|falo|mand|chamo|entro|retom|falamos|te chamo|vemos|prossig|prossegu|pass(?!ad[oa]s?\\b)|confirm|assin|fech)\\w*';
const anotherTime = `(?:depois|mais tarde|outra hora|outro dia|outro momento|em outra ocasiao|semana que vem|mes que vem|proximo mes|proxima semana|amanha|${weekdays}|(?<!ontem )(?:de noite|a noite)|hoje a noite|mais a noite|fim de semana|daqui a pouco|logo mais|ja ja|assim que|quando (?:eu )?(?:puder|chegar|tiver|voltar|sair|receber|achar|encontrar|der))`;

/** Patterns of leaving: who decides, when the visitor returns, or why not now. */
const leaving: readonly RegExp[] = [
  new RegExp(`\\b${wish} (?:\\w+ ){0,2}?${askingVerb} (?:\\w+ ){0,4}?${decider}\\b`),
  new RegExp(`\\b${askingVerb} (?:\\w+ ){0,4}?${decider}\\b.{0,20}\\b(?:antes|primeiro|depois|volto)\\b`),
  new RegExp(`\\b${goingOn} (?:\\w+ ){0,5}?${anotherTime}\\b`),
  new RegExp(`\\b${anotherTime} (?:\\w+ ){0,4}?${goingOn}`),
  // 'Só falta a mulher concordar', 'se meu marido deixar eu fecho', 'depende do ok da patroa'.
  new RegExp(
    `\\bfalta (?:so )?(?:[ao] )?(?:minha |meu |nossa |nosso )?${decider} (?:\\w+ ){0,2}?(?:concord|aceit|deix|liber|top|autoriz|aprov|confirm|assin|dizer|dar|cheg|ver|ler|olhar)\\w*`,
  ),
  new RegExp(
    `\\bse (?:[ao] )?(?:minha |meu |nossa |nosso )?${decider} (?:\\w+ )?(?:concord|aceit|deix|liber|top|autoriz|aprov|gost)\\w*`,
  ),
  new RegExp(
    `\\b(?:precis\\w+|depend\\w+|falta)(?: so)? (?:d?[oa]? ?)(?:ok|aval|sim|aceite|autorizacao|permissao|opiniao|resposta) d[ao] (?:minha |meu )?${decider}\\b|\\bdepende? (?:so )?d[ao] (?:minha |meu )?${decider}\\b`,
  ),
  // 'Pergunto pra ela e volto'.
  /\b(?:pergunto|vejo|confirmo|consulto)\b.* e (?:depois )?(?:volto|retorno)\b/,
  // 'Salva aí que eu leio com calma', 'guarda tudo até amanhã'.
  /\b(?:salv[ae]|guard[ae]|deix[ae] (?:\w+ ){0,2}?(?:salv|guardad)[oa]s?)\b(?! (?:o |a |meu |minha |esse )*(?:numero|contato|telefone|celular|e ?mail|endereco|cpf|cartao|dados?)\b)(?: \w+){1,}/,
  /\bdeix(?:ar|a|o) (?:isso |tudo |o resto )?(?:pra|para) (?:o |a )?(?:amanha|(?:mes|ano) que vem|proximo (?:mes|ano)|depois|mais tarde|outr[oa] (?:dia|hora|momento|mes|ano))\b/,
  /\bfica(?:r)? (?:isso |tudo )?(?:pra|para) (?:depois(?! d)|mais tarde(?! (?:tipo|la|umas|\d)))\b/,
  // 'Agora não, quem sabe ano que vem', 'fica pra próxima'.
  /^(?!.*\b(?:desist\w+|esquec\w+|dia \d)).*\b(?:quem sabe|talvez|melhor|deix\w+|fica\w*|so|nao)\b.*\b(?:ano que vem|proximo ano|outro ano)\b|\bano que vem (?:eu |a gente )?(?:vejo|volto|penso|faco|contrato|assino|vemos)\b/,
  /\b(?:fica|ficar|deixa|deixo|deixar|vai) (?:isso )?(?:pra|para) (?:a |uma )?(?:proxima|outra (?:vez|oportunidade|ocasiao))\b(?! semana)/,
  /\b(?:agora|hoje|por enquanto|por agora|ainda) nao\b.*\b(?:talvez|quem sabe|mais pra frente|mais para frente|mais adiante|um dia)\b/,
  /\b(?:por enquanto|por ora|no momento|agora) (?:eu )?nao (?:vou querer|vou contratar|vou assinar|vou fechar|tenho interesse)(?: (?:nada|a internet|nessa internet|mais|nao|obrigad[oa]|viu|moc[oa]))*[,.! ]*$/,
  /\b(?:agora|hoje|no momento|neste momento) (?:eu )?(?:nao (?:posso|consigo|da|vai dar|dar|quero)|to sem tempo|estou sem tempo|nao tenho (?:tempo|como))/,
  /\bnao (?:posso|consigo|tenho tempo|tenho como|da|vai dar|vou poder|vou conseguir)(?: \w+){0,3} (?:agora|hoje|no momento|neste momento)\b/,
  /\b(?:to|estou|tou|ando) (?:\w+ )?(?:ocupad[oa]|corrid[oa]|atrasad[oa]|sem tempo|com pressa|dirigindo|trabalhando|saindo|na rua|no trabalho|no onibus|no transito|em reuniao)\b/,
  /\b(?:vou|preciso|quero|deixa(?: eu)?|tenho que|me deixa) (?:ter que )?(?:pensar|analisar|refletir|avaliar|pesquisar|comparar|estudar)\b/,
  /\b(?:vou|preciso|quero|deixa(?: eu)?|tenho que) dar uma (?:pensada|pesquisada|analisada|olhada|avaliada)\b/,
  /\b(?:preciso|tenho que|tenho de|vou ter que|vou|tive que) (?:\w+ )?(?:sair(?! (?:pra|para|e) (?:ver|olhar|conferir|pegar|buscar))|desligar|ir embora|parar por aqui|buscar (?:\w+ ){0,3}(?:escola|creche))\b/,
  /\b(?:so|apenas|somente) (?:\w+ )?(?:olhando(?! (?:n[ao]|pel[ao]|em) )|pesquisando|curiosidade|dando uma (?:olhad(?:a|inha)|espiad(?:a|inha))|vendo os? prec\w+|especulando)\b/,
  // 'Não, obrigado, era só pra saber o preço'
  /^(?:(?:ah|ok|entao|ta|moc[oa])[ ,.]+)*(?:nao|obrigad[oa]|valeu)[ ,.](?:(?:nao|ah|ok|obrigad[oa]|valeu|moc[oa])[ ,.]+)*(?:era|foi) (?:so|apenas) (?:pra |para )?(?:saber|ver|conhecer|pesquisar)\b/,
  // 'Vou ver com outra empresa', 'é coisa demais, tchau'.
  /\b(?:vou|prefiro|melhor) (?:ver|procurar|olhar|buscar|tentar|pesquisar|fechar) (?:com |em |n?)?(?:(?:outr[oa]|a) (?:empresa|operadora|companhia|provedor|internet|concorren\w+|lugar)|a (?:claro|vivo|oi|net|brisanet|algar|desktop))\b/,
  /\b(?:demais|desanimei|cansei|desisti|complicad\w+|enrolad\w+|palhacada|absurdo|demora)\b.*\b(?:tchau|fui|to fora|vou embora)$/,
  // 'Manda no meu zap que eu continuo por lá'.
  /\bmand\w* (?:(?:isso|tudo|o|link|pedido|pra mim) )*(?:n?o|pelo|pro) (?:meu )?(?:zap|whats\w*)\b.*\b(?:continu|termin|respond|fech|segu)\w*/,
  /\b(?:te|lhe) (?:chamo|aviso|retorno|procuro)\b|\b(?:te|lhe) respondo (?:as|depois|mais tarde|amanha|de noite|a noite|daqui)\b/,
  // 'Quinta de manhã eu te falo'.
  new RegExp(
    String.raw`\b(?:feira|cedo|manha|tarde|noite|depois|amanha|${weekdays})(?: eu)? (?:te|lhe) (?:falo|digo|respondo|confirmo|dou)\b`,
  ),
  /\b(?:bateria|celular|cel|telefone)\b.{0,12}\b(?:acabando|descarregando|morrendo|no fim|vai acabar|(?:com|em|so) \d{1,2}(?: por cento| de bateria)?$)/,
  /\b(?:paro|parei|parar|pausa|fico) por aqui\b|\bdepois a gente (?:se fala|ve|conversa)\b|\bainda (?:to|estou) (?:pensando|decidindo|vendo|pesquisando)\b/,
];

/** A wish to speak with the shop's staff is not leaving. */
const ofHouse =
  /\b(?:atendente|atendimento|vendedor\w*|consultor\w*|suporte|gerente|humano|pessoa|alguem|voces|vcs|robo)\b/;

/** A question or a statement of a fact is not leaving. */
const other = new RegExp(
  String.raw`\?|(?<!\d)(?![3-9]00\b)\d{3}|@|\bantes ou\b|\bcomo (?:e )?(?:que )?(?:eu )?(?:vejo|faco|acompanho|fico|sei|vou)\b|\b(?:qual|quanto|quantos|paguei|cortad[oa]|bloquead[oa]|tecnico|instala\w*|visita|fatura|boleto|debito|cancel\w*|mudar|trocar|corrigir|(?:passa|muda|joga|troca|remarca)r? (?:\w+ ){0,2}?(?:pr[ao]|para) (?:${weekdays}|dia|tarde)|podem?|(?<!nao )(?:posso|consigo)(?! (?:te |lhe )?(?:dizer|responder|confirmar|saber)\b))\b`,
);

/** 'Preciso pedir autorização pro dono pra passar o cabo' asks what is needed. */
const ofPermission = /\b(?:autoriz|permiss)\w+ .*\b(?:pra|para) (?:passar|instalar|furar|por|colocar)\b/;

/** 'Manda ele ligar quando chegar' is told to the technician. */
const ofTechnician =
  /\b(?:interfone|campainha|portaria|el[ea] (?:ligar|chamar|avisar)|(?:liga|ligue|chama|chame|avisa|avise) quando)\b/;

/** To send one thing later is not to leave: 'Letícia Farias, depois eu passo o email'. */
const sendsLater =
  /\b(?:passo|mando|dou|digo|informo|falo)\b.{0,12}\b(?:e-? ?mail|telefone|celular|cpf|numero|complemento|endereco)\b/;

/** 'Anda logo que eu tô sem tempo' hurries, and does not leave. */
const hurrying =
  /^(?:(?:vamo|vamos|bora|ei|po|aff)[ ,]+)?(?:anda|andem|vai|rapido|mais rapido|acelera)(?: (?:logo|com isso|ai|rapido))*[ ,]+(?:que|q|pq|porque|eu|to|tou|tenho)\b/;

export const hurries = (plain: string): boolean => hurrying.test(plain);

/** 'Desisti, fica pra próxima' gives up. */
const givingUp =
  /\bdesist(?:i|o|imos)\b(?! de (?:ler|ver|procurar|entender)|.*\b(?:ver|falar|conversar|perguntar|pensar)\b)/;

/** 'Se não aparecer amanhã eu vou no Procon'. */
const threatening =
  /\b(?:procon|anatel|justica|processar|processo|pequenas causas|reclame aqui|denunci\w+)\b/;

/** A refusal, not a talk with somebody: 'Prefiro não falar da minha mãe'. */
const refusing = new RegExp(
  `\\bnao (?:quero |vou |gosto de |posso )?(?:${askingVerb}\\b|(?:passar|dar|informar|colocar|botar|mandar|digitar) (?:o |a |os |meus? |minhas? )*(?:telefone|celular|numero|cpf|e-?mail|nome|dados?)\\b)`,
);

/** A question that means leaving: 'Você guarda isso aí até de noite?'. */
const keepingAsked =
  /[,.;! ]+(?:e )?(?:(?:voce|vc|voces|vcs|tu|da pra|tem como|isso) )?(?:(?:me|ja|ai|tudo|isso) )*(?:guarda\w*|salva\w*|fica (?:salvo|guardado))\b(?! (?:os |o )?meus? )[^?]*\?+$/;

/** 'Pode salvar? Pego o cartão em casa', 'posso ler em casa e fechar amanhã?': asked, and meant as leaving. */
const leavingAsked =
  /^(?:(?:voce|vc|da pra|tem como|pode|consegue|me) )*(?:salv|guard)(?:a|ar)(?: (?:isso|tudo|ai|aqui|pra mim|meu pedido|o pedido))*\?|^(?:posso|da (?:pra|para)|consigo|tem como) (?:\w+ ){0,5}?(?:ler|fechar|assinar|aceitar)\b.*\b(?:amanha|depois|mais tarde|[ad]e? noite|em casa|outra hora|outro dia)\?+$/;

/** 'Consigo voltar aqui amanhã?' */
const returningAsked =
  /[,.;! ]+(?:e )?(?:consigo|posso|da (?:pra|para)|tem como|pode) (?:eu )?(?:volt|continu|termin|finaliz|retom|conclu)\w*(?: \w+){0,4}\?*$/;

/** 'Depois eu paro e te mando, pode ser?' */
const agreeing =
  /[,. ]+(?:(?:pode ser|(?:es)?ta (?:bom|bem|certo|ok)|tudo (?:bem|certo)|ta|ok(?:ay)?|beleza|blz|combinado|certo|fechado|viu|ne)\W*$|(?:(?:es)?ta (?:bom|bem|certo|ok)|tudo (?:bem|certo)|pode ser|ta|ok(?:ay)?|beleza|blz|combinado|certo|fechado|viu|ne) ?\?)/g;
/** '… obrigado pela atenção', 'valeu viu'. */
const thanking =
  /[,.;!? ]+(?:(?:muito|mto) )?(?:obrigad\w+|obg|brigad\w+|valeu|vlw|agradeco|grat[oa])(?: (?:viu|mesmo|ta|moc[oa]|amig[oa]|gente|querid[oa]|a|pela?o?|por|sua|toda?|tudo|enquanto|atencao|ajuda|paciencia|atendimento|informac\w+|voces?|vcs?|desde|ja))*\W*$/;

/** A longer message tells a story. */
const most = 22;

/** 'Deixa pra depois, chegou visita aqui': no visit of a technician. */
const visited = /\b(?:chegou|chegaram|estou com|to com|tenho) (?:uma? )?visitas?\b/;

/** Whether the visitor leaves and will return: 'vou falar com a minha esposa antes', 'agora não dá, termino à noite'. */
export function isLeaving(said: string): boolean {
  if (leavingAsked.test(said) || putsOff(said)) return true;
  const plain = said
    .replace(visited, '')
    .replace(thanking, '')
    .replace(keepingAsked, '')
    .replace(returningAsked, '')
    .replace(agreeing, '');
  const words = wordsOf(plain);
  if (words.length < 2 || words.length > most || other.test(plain) || sendsLater.test(plain)) return false;
  if (
    hurries(plain) ||
    threatening.test(plain) ||
    givingUp.test(plain) ||
    refusing.test(plain) ||
    ofTechnician.test(plain) ||
    ofPermission.test(plain)
  )
    return false;
  const sentence = words.join(' ').replaceAll('tanto faz', '');
  const match = leaving.find((pattern) => pattern.test(sentence));
  return match !== undefined && !ofHouse.test(sentence);
}

/** Nothing but a request to wait: no part of an answer. */
const holdOn =
  /^(?=.*\b(?:pera\w*|espera|espere|aguarda|aguarde|a?guenta|segura|calma|momento|momentinho|minuto|minutinho|min|instante|segundo|segundinho|seg|pouco|pouquinho|pouquim)\b)(?:(?:ai|so|oi|ok|ta|calma|opa)[ ,]*)*(?:pera(?:i| ?ai)?|perae|(?:a?guenta|segura)(?: ai)?|espera(?: ai)?|espere|aguarda|aguarde|calma(?: ai)?|(?:so )?um|so)(?: so)?(?: um)?(?: (?:pouco|pouquinho|momento|momentinho|minuto|minutinho|min|instante|segundo|segundinho|seg|pouquim))?(?: (?:ai|por favor|pf))*$/;
/** 'Marca um 10': ten minutes. */
const aTen =
  /^(?:(?:ai|so|oi|ok|ta|opa|me)[ ,]*)*(?:marca|da|faz) (?:uns?|um) (?:5|10|15|20|cinco|dez|quinze|vinte)(?: (?:ai|aqui|min\w*|pra mim|por favor|que eu ja volto))*$/;

const soon = '(?:pegar|buscar|procurar|olhar|ver|achar|conferir|abrir|encontrar|perguntar|lembrar|pensar)';
const holding: readonly RegExp[] = [
  holdOn,
  aTen,
  new RegExp(
    `^(?:(?:pera(?:i| ?ai)?|perae|espera(?: ai)?|calma|um (?:momento|minuto|instante)|so um \\w+)[ ,]*(?:que |eu )*)(?:.*\\b)?(?:vou|deixa(?: eu)?|to|estou|tenho que) (?:\\w+ )?(?:${soon}|${soon.replaceAll('r|', 'ndo|').replace('r)', 'ndo)')})\\b`,
  ),
  new RegExp(`^(?:vou|deixa eu|deixe eu|deixa|preciso) (?:so |ali |la |dar uma )?(?:${soon})\\b`),
  /\bnao (?:(?:to|tou|estou) com|tenho) (?:\w+ )?(?:documentos?|cpf|rg|cartao|dados|numero|conta|carteira) (?:aqui|agora|comigo)\b/,
  /\bnao (?:\w+ )?(?:tenho|to|estou|ta|esta) (?:\w+ ){0,2}(?:em maos|aqui comigo|comigo|na mao|por perto)\b/,
  /\b(?:ja )?volto (?:ja,? )?(?:em|daqui(?: a)?|dentro de)(?: uns| umas)? ?(?:\d{1,2}|cinco|dez|quinze|vinte) ?min\w*[.!]*$/,
  /\bja (?:ja )?(?:te |lhe )?(?:digito|escrevo|mando|respondo|passo|digo|coloco)(?: (?:aqui|ai|ja))*[.!]*$/,
  /^(?:ja volto|volto ja|ja venho|um momento|momentinho|minutinho|one moment|wait|un momento|to procurando|estou procurando|to pegando|to vendo aqui)\b/,
];

/** 'Um pouco depois do dia 5' is a day, not a moment. */
const soonAfter = /^(?:so )?um pouc\w+ (?:antes|depois|mais)\b/;

/** 'Deixa eu descer ali e olhar', 'tenho que ver na conta de luz', at the end of what is said. */
const goesToLook = new RegExp(
  `\\b(?:vou|deixa?(?: eu| me)?|tenho (?:que|de)|preciso)(?: (?:ter que|ali|aqui|la|fora|embaixo|descer|subir|sair|ir|abrir|lev[ae]ntar|[ao]|n[ao]|e|d[ao]|pra|para|rapidinho|so|porta|portao|frente|rua|quarto|carro|casa|cozinha|escada))* (?:${soon.slice(3, -1)}|checar|ligar pr[ao]|conferir)\\b[^,.;]*$`,
);
/** Something else is wanted, or to be looked at. */
const otherWish =
  /\?|\d{2}|@|\b(?:prec\w+|plan\w+|ofert\w+|valor\w*|opc\w+|cancel\w*|corrig\w+|troc\w+|mudar|tecnico|contrat(?:ar|o)|pensar|se|quero|queria|antes|melhor|outr[oa]\w*|internet|velocidade|instal\w+|achando|encontrando|onde)\b/;
const mostOfLook = 20;

/** Whether the visitor goes to look for what is asked. */
export const isGoneToLook = (plain: string): boolean =>
  wordsOf(plain).length <= mostOfLook && !otherWish.test(plain) && goesToLook.test(plain);

const whatIsAsked =
  /(?<=\w)[ ,]+(?:qual|quanto|como) (?:que )?(?:e|eh|era|seria)(?: (?:o|a|mesmo|meu|dele|dela|numero|nome|e-?mail))*[?.! ]*$/;

/** Whether a message is a request to wait and nothing else: 'guenta aí' is no neighbourhood. */
export const onlyAsksToWait = (plain: string): boolean => holdOn.test(wordsOf(plain).join(' '));

/** Whether the visitor asks for a moment: 'peraí, vou pegar o documento'. */
export function asksToWait(plain: string): boolean {
  if (isGoneToLook(plain)) return true;
  // 'Deixa eu perguntar pro meu filho qual é'.
  const said = plain.replace(whatIsAsked, '');
  const words = wordsOf(said);
  return (
    words.length <= 12 && !soonAfter.test(said) && !other.test(said) && saysOneOf(holding, words.join(' '))
  );
}
