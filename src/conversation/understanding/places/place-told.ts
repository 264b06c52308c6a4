import { states } from '../../../brazil/states.ts';
import { months } from '../text/months.ts';
import { plainOf, type Text, wordsOf } from '../text/text.ts';

const uf = states
  .flatMap(({ uf: short, name }) => [short.toLowerCase(), plainOf(name)])
  .sort((one, other) => other.length - one.length)
  .join('|');

/** 'Não sei meu CEP', 'esqueci o cep', 'como descubro meu cep?'. */
export const lacksPostcode = ({ plain }: Text): boolean =>
  (/\b(?:la sei|sei la) d[eo] (?:cep|codigo)\b|\bo resto (?:eu )?(?:nao|num) (?:lembro|me lembro|sei)\b|\b(?:ver|vejo|achar|acha|busca|buscar|procura|procurar|pesquisar|consultar|descobrir|tentar)(?: \w+){0,3} (?:pel[ao]|por) (?:nome da )?(?:rua|endereco|logradouro|avenida)\b|\bsei (?:\w+ ){0,3}nao\b.{0,20}\bcep\b|\bsei (?:o |meu |esse )?cep nao\b|\b(?:(?:nao|ninguem|ng) (?:sei|sabe|lembro|tenho|conheco|faco ideia)|esqueci|nem sei|desconheco|perdi|descubro|descobrir|acho|achar|encontro|encontrar|procurar|qual (?:e |eh )?o?)\b.{0,20}\b(?:cep|codigo postal)\b|\bcep\b[^.!?]{0,40}\bnao (?:sei|lembro|me lembro|recordo)\b/.test(
    plain,
  ) ||
    /^(?:(?:eu|oxe|ixi|vixe|nossa|poxa|ah) )*(?:(?:nao|num) (?:sei|lembro|faco (?:a menor |a minima |nem )?ideia)|nem (?:sei|ideia)|sei la|nem faco ideia|sem ideia|sei(?= .*\bnao\b))(?: (?:de cabeca|de cor|agora|dizer|nao|bem|direito))*[.! ]*$/.test(
      plain,
    )) &&
  wordsOf(plain).length <= 20;

/** 'Pro meu apartamento em Campinas', behind what is wanted there. */
export const isPlaceAlone = ({ plain }: Text): boolean => wantedAt.test(plain);
const wantedAt =
  /^(?:(?:e|eh|pra|pro|para|n[oa]|o|a|meu|minha|nossa|aqui) )*(?:(?:ap|apto|apartamento|casa|kit ?net|sobrado|loja|escritorio|empresa) )?(?:em|d[aeo]|n[ao]) (?!(?:casa|conta|media|cima|rua|acordo)\b)[a-z' ]{3,40}$/;

/** 'Moro em Santos', 'sou da Vila Mariana': a town or a neighbourhood, whose street is still to be told. */
export const tellsPlace = ({ plain }: Text): boolean =>
  !inMonth.test(plain) &&
  // 'Sou a Juliana'
  !/\bsou [ao] /.test(plain) &&
  [plain, plain.replace(stateAtEnd, ''), plain.replace(notKnown, '')].some((said) => placeTold.test(said));
const inMonth = new RegExp(`\\bem (?:${months.join('|')})\\b`);
/** 'Não sei de cabeça, é do bairro …' */
const notKnown =
  /^(?:nao|num) (?:sei|lembro)(?: (?:de cabeca|de cor|o cep|agora|nao))*[,.] (?:mas |so que )?/;
const placeTold =
  /^(?:(?:eu|aqui|e|eh|oi|ola|bom dia|boa tarde|boa noite)[ ,!]+)*(?:(?:quero|queria|preciso(?: d[ea])?) (?:internet|fibra|net|wi ?fi)(?: (?:pra|para|n[oa]) (?:[oa] )?(?:minha|meu|nossa|nosso) (?:casa|apartamento|apto|loja|empresa))? (?=em (?!promoc|oferta|descont|breve|seguida|minha|meu|noss|conta|home|um|uma|geral|debito))|(?:moro|morando|fica|ficamos|sou|estou|to|resido) (?:aqui )?|(?=[dn][oa] bairro ))(?:(?:(?:bem |bem )?(?:perto|pertinho|proximo|do lado|ao lado|atras|em frente|na frente|na altura) )?(?:em|n[ao]|d[aeo]|[ao])) (?!(?:casa|apartamento|apto|predio|duvida|acordo|trabalho|rua|cliente|sitio|fazenda|chacara|roca|condominio)\b)[a-z' ]{3,40}(?:, ?(?:(?:n[oa]|d[oa]) )?(?:bairro |jardim |vila |centro)[a-z' ]{0,30})?$/;
const stateAtEnd = new RegExp(`(?:[ ,/-]{1,3}(?:${uf}))?[ .!]*$`);
