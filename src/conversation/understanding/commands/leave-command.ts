import type { Asked, Command } from '../reading.ts';
import { pendingFields } from '../recognise-answers.ts';
import { interjections } from '../replies/obstacles/hesitation.ts';
import { isEveryWord } from '../text/text.ts';
import { isLeaving } from './leaving.ts';
import { wishesVisit } from './wishes-visit.ts';

/** 'Volto de viagem dia 20, então depois disso'. */
const fromDay = /\bdia \d{1,2}\b.*\bdepois diss[oa]\b/;

/**
 * Whether the visitor leaves. At the direct debit, 'por enquanto não, depois eu vejo pelo aplicativo' only answers the
 * question.
 */
const leaves = (plain: string, asked: Asked): boolean =>
  isLeaving(plain) &&
  !(pendingFields(asked).includes('schedules') && (wishesVisit(plain, asked) || fromDay.test(plain))) &&
  !(
    pendingFields(asked).includes('direct_debit') &&
    /^(?:(?:por enquanto|por agora|agora|ainda|hoje|hj) )?(?:nao|(?:deixa|fica|vai) sem(?: debito)?),? .*\b(?:depois|talvez|quem sabe|mais (?:pra|para) frente)\b/.test(
      plain,
    )
  );

const stops = new RegExp(
  `^${interjections}(?:nao |sabe |olha |quer saber[ ,]*)*(?:deixa (?:quieto|pra la|para la|isso)|esquece|esqueca|desist\\w+|nao (?:vou )?quer\\w* mais|quero mais nao|to fora|perdi o interesse)\\b(?<rest>.*)$`,
);
const emptyRest = new Set(
  'nao n nada isso tudo obrigado obrigada obg viu mesmo contratar internet fibra plano agora ok tchau continuar com disso disto a o ta por enquanto valeu vlw e eu de seguir fazer pedido essa esse'.split(
    ' ',
  ),
);

/** 'Desisto, vocês são muito ruins de serviço': the reason is the shop. */
const blames =
  /^[ ,.!]+(?:(?:porque|pq|que|ja que) )?(?:voces?|vcs?|isso|esse (?:chat|robo|site)) [^\d@]{3,60}$/;

/** Whether the visitor gives up the whole order and names no part of it: 'Deixa quieto, não quero mais'. */
function isGivingUp(plain: string): boolean {
  const rest = stops.exec(plain)?.groups?.rest;
  if (rest === undefined || plain.includes('?')) return false;
  if (blames.test(rest)) return true;
  const again = stops.exec(rest.replace(/^[ ,.;!]+/, ''))?.groups?.rest ?? rest;
  return isEveryWord(again, emptyRest);
}

/** The command of a visitor who leaves (`later`) or gives up (`cancel`). */
export function leaveCommand(plain: string, asked: Asked): Command | null {
  if (leaves(plain, asked)) return { name: 'later' };
  return isGivingUp(plain) ? { name: 'cancel' } : null;
}
