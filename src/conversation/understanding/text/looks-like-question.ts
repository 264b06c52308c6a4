import { plainOf, type Text } from './text.ts';

/** Words that may begin any sentence. */
const before =
  '(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite|mas|e|entao|ah|ok|so|antes|primeiro|agora|moco|moca|gente|cara|mano|ue|uai|oxe(?:nte)?|eita|ixi|ixe|vixe|nossa|egua|bah|tche|hum+|hein|po|poxa|puxa|caramba|credo|aff?|ai|perai|calma|ta)[ ,!.?]+){0,4}';
/** 'Só posso de manhã' tells it. */
const tells = '(?!(?:\\w+[ ,]+)?so (?:consigo|posso|tem|da)\\b)';
const questionWords = [
  'qual(?! (?:for|seja|tiver|vier)\\b)',
  'quais',
  'quant[oa]s?(?! antes| mais \\w+ melhor)',
  'quando',
  'em quant[oa]s? (?:tempo|dias?|horas?)',
  'onde',
  'cade',
  'como',
  'quem(?! (?:vai )?(?:fala|assina\\w*|responde|paga|contrata\\w*|fica\\w*) (?:e|eh|sou|sera|vai ser)\\b)',
  'por ?que',
  'pq',
  '(?:o que|o q)(?! (?:vem|tem|(?:(?:da (?:pra|para)|deixa) )?(?:ver|assistir)) (?:com|(?:o |a )?(?:globo|hbo|max|paramount|deezer))| (?:for|sair|ficar|der|custar|tiver|vier|quiser|preferir|aguent\\w+|suport\\w+|segur\\w+)\\b)',
  'oq',
  'oque',
  'pra que',
  'para que',
  'serve (?:pra|para) (?:o )?que',
  'tem(?! (?:que|q) ser (?:d[eoa]|num?|n[oa]|pel[oa]|a|depois|dps|dpois|apos|antes)\\b| (?:uns |umas |so )?\\w+ (?:dias?|mes(?:es)?|anos?|semanas?|horas?) (?:que|q)\\b| uma? (?!loja|agencia)[a-z]+(?: [a-z]+)? (?:em ?baixo|em cima|(?:bem )?(?:na|em) frente|na esquina|[ad]o lado|atras|no terreo|na entrada|no portao)\\b)',
  'vem',
  'inclui',
  '(?:esse|ele|nele|o plano|ess[ae] plano)(?: (?:ai|ja|tambem))? (?:tem|vem|inclui|traz)(?! (?:que|q)\\b)',
  'posso',
  'da (?:pra|para)',
  'vcs?',
  'voces?',
  'existe',
  'consigo',
  'sera (?:que|q)',
  'aceitam?',
  'cobram?',
  '(?:eu )?(?:queria|quero|gostaria de|preciso) (?:saber|entender|perguntar|uma informacao)',
  '(?:\\w+ ){0,3}?(?:perguntou|perguntando|pergunta|quer saber|queria saber|quis saber) (?:se|quanto|quando|como|qual|onde|por ?que|o que|que)',
  '(?:(?:so )?(?:fiquei|fico|to|estou) )?(?:so )?(?:n[ao] duvida|pensando|imaginando) (?:se (?!(?:e|eh|era|foi|ponho|coloco|boto|moro|quero|vou|pego)\\b)|quanto|quando|como)',
  '(?:me )?(?:repete|repita)',
  '(?:(?:me )?(?:confirma(?!(?: (?:ai|isso|tudo|logo|entao|por favor|o pedido))*[.! ]*$)|garante)|me (?:explica|diz|diga|fala|fale|lembra|relembra|avisa))(?! (?:que|quando)\\b)',
  '(?:me |nos )?(?:da|faz|fazem|arruma|consegue) (?:um |uma )?(?:desconto|descontinho|promocao)',
  '(?:tenho )?(?:uma )?duvida',
  '(?:(?:fiquei|estou|to) )?(?:sem|nao) entend(?:er|i) (?:se|como|quem)',
  'e se',
  'precisa',
  'preciso (?:de|ter|estar|pagar)',
  'vou (?:pagar(?! (?:(?:so|mesmo|tudo) )?(?:no|por|com|de|via|em|pelo) (?:o )?(?:boletos?|boletinho|debito|pix|carne)\\b)|ter|precisar)(?! (?:que |de )?(?:desligar|sair|ir|pensar|ver)\\b)',
  'vai (?:demorar|ter|custar)',
  'funciona',
  'demora',
  'fica (?:car|em quanto|quanto)',
];
const opening = new RegExp(`^${tells}${before}(?:${questionWords.join('|')})\\b`);

/** Whether a text begins as a question does. */
export const beginsQuestion = (shown: string): boolean => opening.test(plainOf(shown).trim());

/** 'Se eu escolher o 20 a primeira já vem agora': what comes of it is asked. */
const condition =
  /^(?:(?:mas|e|ah|ok) )*se eu (?:escolher|pagar|pegar|contratar|mudar|atrasar|assinar|fechar|cancelar|desistir)\b/;

/** 'Se eu pôr no débito e não tiver saldo o que acontece': what is supposed, and at the end what is asked of it. */
const supposed =
  /^(?:(?:mas|e|ah|ok|ai|oi) )*(?:se|caso) .* (?:(?:o que|oq|o q|q) (?:que )?(?:acontece|ocorre|rola|da|(?:eu )?faco|pode acontecer)|como (?:que )?(?:fica|faz|faco|e)|(?:da|tem|vai dar) (?:algum )?(?:problema|ruim|b\.?o|multa|juros?|taxa)|(?:cobra|paga|paro|corta)m? (?:multa|juros?|taxa|a internet)|(?:(?:em )?que|qual) dia)(?: (?:eh|ne|hein|comigo|ai|depois|entao))*[.! ]*$/;

/** What a visitor does, behind 'porque': 'o de 1 giga, pq faço live' asks nothing. */
const ofOneself = '(?:eu )?(?:faco|moro|trabalho|tenho(?! que)|uso|jogo|estudo|viajo|a gente|somos)\\b';

/** A question behind its subject: 'meu wifi está lento, como resolvo'. */
const later = new RegExp(
  `(?:[,.;!] ?(?:e |mas |agora )?| (?:mas|agora) )(?:(?:pra|para) que |(?:so )?(?:fiquei|fico|to|estou) (?:so )?(?:n[ao] duvida|pensando) (?:se|quanto) |como (?:faco|fazer|resolvo|resolver|eu (?!disse|falei)|proced|fica|funciona)|o que (?:eu )?(?:faco|posso|devo|acontece)|oq (?:eu )?faco|qual (?:e|o|a)\\b|quant[oa]s? (?!antes|mais \\w+ melhor)|(?:por que|pq) (?!${ofOneself})|posso |da pra |tem como |consigo |sera que |vcs? (?:tem|atend|instal)|voces? (?:tem|atend|instal))`,
);

/** Dictated, without a sign: 'moro sozinho queria saber quanto custa'. */
const atEnd =
  / (?:(?<!\b(?:que|nao|so|eu|quando|se|onde|como) )(?:posso|consigo|da pra|da para) (?!receber|estar|ficar|ser)[a-z]+(?:ar|er|ir)|(?:eu )?(?:queria|quero|gostaria de|preciso) saber|quanto (?:custa|fica|sai|custaria|e que e|ta|tao)|(?:e|eh|ta|fica|sai|custa|por|vai dar) quanto(?= |$)|qual (?:e |eh )?o (?:valor|preco)|como (?:que )?(?:faco|funciona|fica|faz)|tem como(?! (?:errar|confundir|se perder)\b)|sera que)(?: (?!nao\b)\w+){0,5}$/;

/** 'Já tenho cadastro, pq tá pedindo de novo'. */
const whyAgain =
  /(?:^| )(?:pq|por ?que) (?:(?:eu |voces? |vcs? )?(?:ta|tao|esta|estao|tem que|tenho que|precis\w+)) (?:\w+ ){0,3}(?:de novo|outra vez|novamente|tudo isso)\b/;

/** 'Passa o brasileirão ou tem que pagar por fora'. */
const orElse =
  / ou (?:(?:depois )?(?:aumenta|sobe|muda)\b|(?:tem|tenho|vai ter) que|precis[ao]|paga|(?:e|eh) (?:pago|cobrado|a parte)|so (?:n[ao]|em|depois))(?: |$)/;

/** 'O hbo dá pra ver em quantas telas', 'o desconto é de quanto'. */
const within =
  /^(?:(?:o|esse|este) )?(?:plano )?(?:de )?\d{3,4} ?(?:megas?|mb)? (?:aguenta|segura|suporta|da conta|serve pra|basta)\b|\b(?:e|fica|sai) (?:de )?quanto (?:n[oa]|d[oe]?|pr[oa])\b| (?:em|por|com|de|ate|a|durante) quant[oa]s (?!(?:eu|for|der|quiser|puder)\b)[a-z]+| (?:e|eh|fica|da|sai)(?: (?:de|em|por))? quanto(?: (?:mesmo|msm|que e))?[.! ]*$| (?:acontece|faco|muda) (?:o )?que[.! ]*$| (?:e|eh|fica|sao) (?:de|em|n[ao]) (?:que|qual) [a-z]+[.! ]*$|^(?:(?:e|mas|ai) )*(?:[oa] |ess[ea] )?[a-z+ ]{3,24} (?:ja |tambem )*(?:vem|esta|ta) (?:junto|inclus[oa]|dentro|no plano|no pacote)(?: (?:nele|tambem|ne|no plano|no pacote))*[.! ]*$/;

/** Whether a text is a question: by its '?', its beginning, or that of a clause. */
export const looksLikeQuestion = ({ plain, shown }: Text): boolean =>
  shown.includes('?') ||
  opening.test(plain) ||
  condition.test(plain) ||
  supposed.test(plain) ||
  later.test(plain) ||
  whyAgain.test(plain) ||
  orElse.test(plain) ||
  within.test(plain) ||
  atEnd.test(plain);
