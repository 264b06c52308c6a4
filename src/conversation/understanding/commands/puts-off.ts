import { weekdays } from '../text/weekdays.ts';

const time = `(?:amanha|depois|mais tarde|a noite|de noite|outr[ao] (?:dia|hora)|(?:a )?(?:semana|mes) que vem|(?:o |a )?proxim[oa] (?:semana|mes)|(?:o )?fim de semana|(?:a |o )?(?:${weekdays})(?: feira)?)`;
const puttingOff = new RegExp(
  `^(?:(?:ah|olha|entao|ai|oi|ok|ta|moc[oa]|melhor|acho melhor|vamos|bora|eu|vou|isso|tudo)[ ,]+)*(?:deix(?:a|ar|o|amos|e)|fica|ficar|fica melhor) (?:(?:isso|tudo|o resto|melhor) )?(?:pra|para) ${time}(?: de (?:manha|tarde|noite))?(?<reason>[,.; ].*)$`,
);

/** What calls the visitor away now. */
const away =
  /\b(?:vou (?:ter que |precisar )?(?:viajar|sair|dormir|deitar|trabalhar|almocar|jantar|embora|pro (?:servico|trabalho|medico|mercado)|pra (?:igreja|escola|faculdade|aula|rua))|(?:to|tou|estou) (?:ja )?(?:saindo|indo|viajando|cansad[oa]|morrendo|com sono|com pressa|ocupad[oa]|atrasad[oa]|sem tempo|dirigindo|n[ao] (?:servico|trabalho|rua|onibus|transito)|em reuniao)|(?:tenho|preciso)(?: que| de)? (?:sair|ir|dormir|trabalhar|desligar|viajar)|(?:ja )?(?:ta|esta|e|eh) (?:muito |bem )?tarde|chegou (?:visita|gente)|(?:bateria|celular) .*(?:acab|descarreg)\w*|agora (?:eu )?nao (?:posso|da|consigo))\b/;
/** Of the visit, and of no visitor who leaves: 'quinta eu viajo', 'nesse dia tô no serviço'. */
const ofVisit = new RegExp(
  String.raw`\b(?:${weekdays}|nes[st]e dia|n[ao] (?:dia|data)|dia \d|de manha|a tarde|de tarde|tecnico|visita (?:d|n)|instala\w*|em casa|receber|folga)\b`,
);

/** 'Deixa pra amanhã, agora tô saindo pro serviço': the order is put off; 'deixa pra sexta' speaks of the visit. */
export function putsOff(plain: string): boolean {
  const reason = puttingOff.exec(plain)?.groups?.reason;
  return reason !== undefined && away.test(reason) && !ofVisit.test(reason);
}
