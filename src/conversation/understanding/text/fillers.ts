import { calledAtEnd, calledOrSpokenOf } from './people.ts';
import { type Text, textOf, wordsOf } from './text.ts';

/** What people of all regions call whoever they speak to, and say in passing. None of them is part of a value. */
const called =
  'visse|moc[oa]|gurias?|guri|tche|uai|oxe|oxente|bah|homi|mermao|parceir[oa]|parca|mano|mana|vei|egua|chefia|macho|piazada|bicho|arretad[oa]|ta ligado|na moral|tendeu|sacou|cabra|meu (?:fi|rei|bom|consagrado|chapa|nobre|patrao|querido)|minha (?:fia|flor|querida|rainha)';
const calledWithin = 'visse|moc[oa]|guria|tche|uai|oxente|homi|mermao|parceir[oa]|parca|vei|ta ligado';
/** These are also people that the visitor speaks of, or verbs. */
const alsoPeople = `${calledOrSpokenOf}|viu|bixo`;
const request =
  '(?:(?:pode|vai|podes|queria que|e so|so) )?(?:anot|bot|coloc|escrev|registr|digit|marc)(?:a|e|ar|er|ando)|(?:pode )?p(?:oe|onha|or)|manda(?: ver)?|usa|inclu[ia]|salva|toma';
/** What names a part of an address: 'coloca apto 12'. */
const placed =
  '(?:ap|apto|apartamento|bloco|bl|torre|casa|sala|loja|sobrado|fundos|quadra|lote|rua|r|av|avenida|travessa|alameda|estrada|rodovia|bairro|centro|jardim|vila|condominio|edificio|predio|complemento|n|numero)';
const aside =
  'ai|pra mim|pra nos|pra gente|por favor|por gentileza|faz favor|fazendo favor|se puder|pf|pfv|pfvr|o seguinte|entao|beleza|blz|ok|ta|certinho';

/** Between two words, and not inside an address: 'moca.doce@…', 'moço ponto doce arroba …'. */
const gap =
  '(?:[,.:;!…]* +|[,;!]+)(?!(?:ponto|arroba|underline|underscore|sublinhado|traco|tracinho|hifen)\\b)';
const before =
  '(?:o|ah|ta|ta bom|ta certo|entao|bom|ok|certo|beleza|pronto|ai|eita|olha|e|oi|opa|bom dia|boa tarde|boa noite)';

/** 'Ó, anota aí, visse', 'ah tá, põe aí': a request to write down what follows. */
const opening = new RegExp(
  `^(?:(?:${before}|${called}|${alsoPeople})${gap})*(?:(?:${request})(?:(?:${gap}(?:${aside}|${called}|${alsoPeople}))+${gap}(?:(?:e|eh) (?=[\\da-z])|o (?=\\d))?|${gap}(?=(?:[oa] )?${placed}\\b)|${gap}(?:o )?(?=\\d{2}|\\d[ .!]*$|\\d (?:ai|pra mim)\\b)))(?!n[oa] (?:nome|lugar|conta))(?=\\S)`,
);
/** 'Oxente, é …': without a request. */
const greeted = new RegExp(
  `^(?:(?:oh?|ah|ai|eita|olha|opa|oi) )*(?:(?:so )?(?:${called}|(?:${alsoPeople})(?=,))${gap})+(?=\\S)`,
);
const ending = new RegExp(
  `(?:${calledAtEnd}|${gap}(?:${called}|so(?=[ .!]*$)|(?<!\\b(?:[nd]?a|minha|sua|uma|pra|com|outra|e|da minha)[ ,]+)mulher))+[ .!]*$`,
);
const endingBehindFigure = new RegExp(`(?<=\\d[a-z]?)(?:${gap}(?:${called}|${alsoPeople}|${aside}))+[ .!]*$`);
/** 'Na rua das flores moço no bairro …'; 'o moço que vem instalar' is somebody. */
const within = new RegExp(
  `(?<!(?:^| )(?:[oa]s?|uns?|uma|[dn][oa]s?|pr[oa]|para|com|ess[ea]|aquel[ea]|outr[oa]|meu|minha|pel[oa]|ao|que|de|e|seu|sua|tal|pra|ser|ponto|um))(?<=\\S)(?<!\\d|\\b(?:dois|duas|tres|quatro))[ ,]+(?:${calledWithin})[ ,]+(?=[a-z\\d])`,
  'g',
);

/** 'Sô' is no 'só'. */
const isSaid = ({ shown }: Text, at: number, said: string): boolean =>
  !/\bso[ .!]*$|^so\b/.test(said) || /sô/i.test(shown.slice(at, at + said.length));

function stripped(text: Text, pattern: RegExp): Text {
  const match = pattern.exec(text.plain);
  if (match === null || !isSaid(text, match.index, match[0])) return text;
  const { index, 0: said } = match;
  const rest = textOf(`${text.shown.slice(0, index)}${text.shown.slice(index + said.length)}`.trim());
  return wordsOf(rest.plain).length > 0 ? rest : text;
}

function withoutCalledWithin(text: Text): Text {
  const places = [...text.plain.matchAll(within)].toReversed();
  return places.length === 0
    ? text
    : textOf(
        places.reduce(
          (all, { index, 0: said }) => `${all.slice(0, index)}, ${all.slice(index + said.length)}`,
          text.shown,
        ),
      );
}

/** Where a value is written down: what asks to write it, and whoever is called, is no part of it: 'anota aí, visse'. */
export const withoutRequest = (text: Text): Text =>
  withoutCalled([opening, endingBehindFigure].reduce(stripped, text));

/** Without whoever is called: 'tem complemento não moço, é casa'. */
export const withoutCalled = (text: Text): Text =>
  withoutCalledWithin([greeted, ending].reduce(stripped, text));
