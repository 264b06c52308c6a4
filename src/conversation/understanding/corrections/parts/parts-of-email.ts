import { signs } from '../../spoken/email-signs.ts';
import { nearWord } from '../../spoken/near-word.ts';
import { spelledAs, withoutSpelling } from '../../text/name-spelling.ts';
import { textOf } from '../../text/text.ts';
import type { Part } from './parts-of-answers.ts';

const sign = '(?:ponto|pontinho|underline|underscore|sublinhado|traco|tracinho|hifen)';
const leftOut = '\\b(?:falt\\w+|esqueci|tinha|era)(?: d[eo])?(?: (?:o|um))*';
const ofEmail = '(?: (?:d|n)?o (?:meu )?e-?mail)?';
const inEmail = '(?<=\\be-?mail\\b.*)';
const beside =
  '(?:(?:antes|depois|na frente|atras) d[oae] [a-z\\d]{2,}|entre (?:[oa] )?[a-z\\d]{2,} e (?:[oa] )?[a-z\\d]{2,})';

/** The address with another name in front of its host. */
const withName = (current: string, renamed: (name: string) => string | null): string | null => {
  const [name = '', host = ''] = current.split('@');
  const other = renamed(name);
  return other && `${other}@${host}`;
};

/** The only place where words stand in a name; null for none or several. */
const onlyPlaceOf = (words: string, name: string): number | null => {
  const at = name.indexOf(words);
  return at === -1 || at !== name.lastIndexOf(words) ? null : at;
};

/** 'Ponto antes do silva', 'underline entre ana e silva'. */
function withSign(current: string, said: string): string | null {
  const [called = '', how = ''] = said.split(' ');
  const written = signs.get(called) ?? '_';
  const [, one = '', other = ''] =
    /(?:d[oae]|entre(?: [oa])?) ([a-z\d]+)(?: e (?:[oa] )?([a-z\d]+))?$/.exec(said) ?? [];
  return withName(current, (name) => {
    const at = onlyPlaceOf(one + other, name);
    if (at === null) return null;
    const isInFront = how === 'antes' || how === 'na';
    const place = isInFront ? at : at + one.length;
    const isAtEdge = place === 0 || place === name.length;
    const isThere = name[place] === written || name[place - 1] === written;
    return isAtEdge || isThere ? null : name.slice(0, place) + written + name.slice(place);
  });
}

function withoutSign(current: string, said: string): string | null {
  const written = signs.get(said) ?? '_';
  return withName(current, (name) =>
    onlyPlaceOf(written, name) === null ? null : name.replace(written, ''),
  );
}

const bare = (name: string) => name.replace(/[\d._-]/g, '');
const isLike = (name: string, said: string): boolean =>
  name !== said && (bare(name) === bare(said) || nearWord(said, [name]) !== null);

const spellingIn = (said: string) => withoutSpelling(textOf(`nome ${said}`)).notes;

/** What a message may say of a part of the e-mail, beside its host. */
export const partsOfEmail: readonly Part[] = [
  {
    // 'Faltou um ponto antes do silva': nothing else has signs.
    says: new RegExp(`${leftOut} (${sign} ${beside})${ofEmail}$`),
    fields: ['email'],
    isOwn: true,
    whole: withSign,
  },
  {
    says: new RegExp(
      `${inEmail}\\b(?:tem|leva|vai|bota|coloca|poe|e|eh|com)(?: (?:o|um|com))* (${sign} ${beside})$`,
    ),
    fields: ['email'],
    isOwn: true,
    whole: withSign,
  },
  {
    // 'O e-mail não tem ponto', 'tira o ponto do e-mail'
    says: new RegExp(
      `(?:${inEmail}\\b(?:(?:e|eh|era) )?(?:sem|nao (?:tem|leva|vai)|tira|tirar)(?: (?:o|esse|com))* |\\b(?:tira|tirar|tire)(?: (?:o|esse))* (?=${sign} (?:d|n)?o (?:meu )?e-?mail$))(${sign})(?: nenhum)?${ofEmail}$`,
    ),
    fields: ['email'],
    isOwn: true,
    whole: withoutSign,
  },
  {
    // 'Faltou o 85 antes do arroba'
    says: new RegExp(
      `${leftOut}(?: (?:numero|1(?= \\d)))? (\\d{1,4})(?: no (?:final|fim))?${ofEmail},? antes d[oa] (?:arroba|@)$`,
    ),
    fields: ['email'],
    isOwn: true,
    whole: (current, said) => withName(current, (name) => name + said),
  },
  {
    // 'Faltou o .br no final'
    says: new RegExp(`${leftOut} (?:\\.|ponto )?(br)(?: no (?:final|fim))?${ofEmail}$`),
    fields: ['email'],
    isOwn: true,
    whole: (current) => (current.endsWith('.br') ? null : `${current}.br`),
  },
  {
    says: new RegExp(
      `(?:${inEmail}\\bsem|\\b(?:tira|tirar|tire)) (?:o )?(?:\\.|ponto )?(br)(?: no (?:final|fim))?${ofEmail}$`,
    ),
    fields: ['email'],
    isOwn: true,
    whole: (current) => (/\.com\.br$/.test(current) ? current.slice(0, -'.br'.length) : null),
  },
  {
    // 'O e-mail é com dois n'
    says: new RegExp(
      `${inEmail}\\b(?:(?:e|eh|era|se|escreve|escrito|tem|leva) )*(?:[a-z]{3,} )?((?:com|sem) (?:o |um |uma |dois |duas |a letra )?[a-z]{1,4}(?: no (?:fim|final))?)$`,
    ),
    fields: ['email'],
    isOwn: true,
    whole: (current, said) =>
      withName(current, (name) => spelledAs({ text: textOf(name), notes: spellingIn(said) })?.shown ?? null),
  },
  {
    // 'O certo do e-mail é anasilva85': like the name in front of the host.
    says: new RegExp(
      `${inEmail}\\b(?:e|eh|era|certo|correto)(?: (?:o|so))* ((?=[a-z._-]*[\\d._-][a-z\\d._-]*[a-z\\d]$)[a-z\\d][a-z\\d._-]{3,})$`,
    ),
    fields: ['email'],
    isOwn: true,
    whole: (current, said) => withName(current, (name) => (isLike(name, said) ? said : null)),
  },
];
