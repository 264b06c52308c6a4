import { weekdays } from '../../text/weekdays.ts';
/** Another appointment excludes its time: 'quinta tenho plantão', 'trabalho de segunda a sexta'. */
export const unable: readonly (readonly [RegExp, string])[] = [
  // 'Trabalho até 17h', 'trabalho das 8 às 18': all day; 'estudo até meio dia': in the morning.
  [
    /\b(?:trabalho|estudo|fico no (?:trabalho|servico|trampo)) (?:d?as (?:[6-9]|1[01])(?: ?h\w*)? |de (?:[6-9]|1[01])(?: ?h\w*)? )?(?:ate|as|a)(?: as| umas)? (?:1[5-9]|2[0-2]|[56] da tarde)(?: ?h\w*)?/g,
    'nao posso de manha, nao posso de tarde',
  ],
  [
    /\b(?:trabalho|estudo|fico no (?:trabalho|servico|trampo)) (?:d?as (?:[6-9]|1[01])(?: ?h\w*)? |de (?:[6-9]|1[01])(?: ?h\w*)? )?(?:ate|as|a)(?: as| o| umas)? (?:1[1-4](?: ?h\w*)?|meio dia)\b/g,
    'nao posso de manha',
  ],
  // 'Trabalho a semana toda', 'trampo durante a semana'.
  [
    /\b(?:trabalho|estudo|trampo|viajo|(?:fico|to|tou|estou) (?:trabalhando|n[ao] (?:trabalho|servico|trampo))) (?:(?:durante|tod[ao]) a semana|(?:dias|dia) de semana|a semana (?:tod[ao]|inteir[ao]))(?!,? (?:que|q) vem| (?:em casa|de casa|ate|de manha|de tarde|a tarde|a noite|d?as \d|so )\b)/g,
    'durante a semana nao posso',
  ],
  // 'Ninguém fica em casa de manhã', 'de tarde a casa fica fechada'.
  [
    /\b(?:nao (?:fica|tem|ta|esta|para|ha|vai (?:ta|estar|ter|ficar)) )?ninguem (?:(?:fica|ta|esta|para|vai (?:ta|estar|ficar)) )?(?:(?:aqui )?(?:em|n?a) casa|aqui|la|(?:pra|para) (?:receber|atender|abrir)\w*)\b|\b[ao] (?:casa|ap\w*) (?:fica|ta|esta|vai (?:ta|ficar|estar)) (?:vazi|sozinh|fechad|trancad)[ao]\b/g,
    'nao posso',
  ],
  [/\b(?:dps|dpois)\b/g, 'depois'],
  // 'A instalação não pode ser terça'.
  [/\bnao (?:pode|podia|poderia|da (?:pra|para)) ser (?=(?:n[ao] |de |em )?[a-z]+)/g, 'nao posso '],
  [
    new RegExp(
      String.raw`\b(?:viajo|vou viajar|embarco|pego estrada) (?=hoje|amanha|n[ao] (?:${weekdays}))`,
      'g',
    ),
    'nao posso ',
  ],
  [
    /\b(?:me (?:botaram|colocaram|puseram|escalaram)|fui escalad[oa]|vou estar|pego|to|estou) (?:de|em|no|na) (?:plantao|servico|escala)\b/g,
    'nao posso',
  ],
  // 'Quinta é feriado aqui', 'terça é meu plantão'.
  [
    new RegExp(
      String.raw`(?<=\b(?:(?:${weekdays})(?:-feira)?|dia \d{1,2}) )(?:e|eh|vai ser) (?:(?:o |dia de )?(?:meu |minha )?(?:feriado|plantao|aniversario|casamento|prova|mudanca))\b`,
      'g',
    ),
    'nao posso',
  ],
  [/\bnao (?:trabalho|estudo|viajo|tenho (?:aula|plantao|trabalho|compromisso|nada))\b/g, 'posso'],
  [
    /\b(?:(?:to|tou|estou|estarei|vou estar|fico|vou ficar) (?:viajando|trabalhando|atendendo|estudando|dando aula|cuidando|fora|ocupad[oa]|(?:de|em) ferias|de viagem|sem ninguem|n[ao] (?:trabalho|servico|trampo|lida|roca|escola|faculdade))|(?:vou|irei) (?:viajar|trabalhar|sair|estar fora)|(?:tenho|tem|vou ter|to de|to em|estou de|estou em) (?:plantao|prova|consulta|medico|dentista|compromisso|reuniao|viagem|aula|curso|exame|trabalho))\b/g,
    'nao posso',
  ],
  [
    /(?<!\b(?:do|o|meu|no|ao|de|pro) )\b(?:trabalho|estudo|viajo|durmo)(?= (?:de |em |n[ao]s? |a (?:tarde|noite)|as |ate |o dia |dia |fora |tod[ao] |segunda|seg\b|dia))/g,
    'nao posso',
  ],
  // 'Na quinta de manhã tenho fisioterapia, então …'
  [
    /\b(?:tenho|levo|busco|faco|vou (?:ao?|n[oa]|pr[oa])) (?!(?:disponib|tempo|vaga|livre|folga|como|que|preferencia)\w*)[a-z]+(?: [a-z]+){0,3}?,? (?=(?:entao|dai|por isso)\b)/g,
    'nao posso, ',
  ],
  // 'Depois do almoço, que eu dou aula de manhã'.
  [
    /(?<=\b(?:que|q|pq|porque|pois|,) ?(?:eu )?)(?:dou aula|trabalho|estudo|durmo|atendo|to|tou|estou|fico|tenho|faco)(?: (?!(?:livre|disponivel|folga|tempo|em casa|de boa)\b)\w+){0,3} (?=(?:de|pela|a|na) (?:manha|tarde)\b)/g,
    'nao posso ',
  ],
  // 'Sexta de tarde, de manhã tô na ordenha': a period, and what the visitor does then.
  [
    /(?<=(?:^|[,;.] ?|\b(?:que|q|pois|mas) )(?:de|a|na|pela) (?:manha|tarde)(?: (?:eu|a gente))? )(?:to|tou|estou|fico|trabalho|estudo|levo|busco|durmo|dou aula|atendo|saio|vou|tenho|marquei)\b(?! (?:livre|disponib\w*|disponivel|tempo|folga|vaga|como|preferencia|de boa|em casa|poder|estar em casa|conseguir|querer|preferir))/g,
    'nao posso, ',
  ],
  // 'Segunda que vem eu tô no roçado, pode ser na terça'.
  [
    new RegExp(
      String.raw`(?<=(?:^|[,;.] ?|\b(?:que|q|pois|mas) )(?:n?[ao] )?(?:${weekdays})(?:-feira)?(?: (?:que|q) vem| agora)?(?: (?:eu|a gente))? )(?:to|tou|estou|fico|levo|busco|saio|vou|tenho|marquei)\b(?! (?:livre|disponib\w*|disponivel|tempo|folga|vaga|como|preferencia|de (?:boa|folga)|em casa|poder|estar em casa|conseguir|querer|preferir|ficar|disponiv\w*))(?=.*[,;.])`,
      'g',
    ),
    'nao posso, ',
  ],
  // 'No sábado; durante a semana atendo pacientes'.
  [
    /(?<=\b(?:durante a|no meio da|de|na|dia de) semana(?: toda| inteira)?(?: (?:eu|a gente))? )(?:atendo|trabalho|estudo|dou aula|viajo|to|estou|fico)\b(?! (?:livre|disponivel|em casa|de (?:boa|folga)))/g,
    'nao posso',
  ],
  [/\b(?:el[ea]|[oa] (?:nenem|bebe|menin[oa]|crianca|filh[oa])) (?:dorme|descansa|estuda)\b/g, 'nao posso'],
  [/(?<= (?:eu|a gente) )(?:trabalho|estudo|viajo|trabalha)(?=[ .!]*$)/g, 'nao posso'],
  // 'Não posso de manhã e de tarde', 'de manhã e de tarde não dá'; 'e de tarde pode' says something else.
  [
    /\bnao (?:\w+ ){1,4}?(?:de|a|pela|na) (?:manha|tarde) e (?:de|a|pela|na) (?:manha|tarde)(?=[.! ]*$)|(?<=^|[,;.] ?)(?:de|a|pela|na) (?:manha|tarde) e (?:de|a|pela|na) (?:manha|tarde) (?:eu )?nao (?:posso|da|consigo|rola|serve|vai dar)\b/g,
    'nao posso de manha, nao posso de tarde',
  ],
];
