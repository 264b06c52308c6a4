import type { Command } from './understood.ts';

type PlainCommand = Exclude<Command['name'], 'correct'>;

/** Whole messages, once the fillers below are gone. */
export const commands: Readonly<Record<PlainCommand, string>> = {
  back:
    'voltar|volta|volte|voltar atras|volta atras|anterior|pergunta anterior|passo anterior|etapa anterior|tela anterior|' +
    'voltar pergunta|voltar pergunta anterior|volta pergunta|volta pergunta anterior|voltar anterior|voltar passo|voltar etapa|voltar tela|retornar|' +
    'retorna|desfazer|desfaz|voltar passo anterior|voltar etapa anterior|voltar ultima|ultima pergunta|back|voltar antes',
  'start-over':
    'recomecar|recomeca|recomece|comecar novo|comeca novo|comecar zero|comecar outra vez|comecar novamente|comecar tudo novo|reiniciar|reinicia|' +
    'reinicie|voltar inicio|volta inicio|voltar comeco|ir inicio|novo pedido|comecar pedido novo|comecar novo pedido|zerar|zerar tudo|apagar tudo|limpar tudo|apagar conversa|' +
    'limpar conversa|resetar|reset|refazer tudo|comecar inicio|tudo novo',
  summary:
    'resumo|resumo pedido|ver resumo|mostrar resumo|mostra resumo|pedido|ver pedido|mostrar pedido|mostra pedido|carrinho|ver carrinho|' +
    'ja respondi|mostrar ja respondi|ver respostas|respostas|ver dados|dados|resumir|como esta pedido|andamento|status|status pedido|andamento pedido',
  help: 'ajuda|ajude|ajudar|help|socorro|preciso ajuda|ajuda ai|preciso ajudar|menu|comandos|opcoes|ver opcoes|ver comandos|duvida|duvidas|tenho duvida|tenho duvidas|tirar duvida|tirar duvidas|posso escrever|posso fazer aqui|posso fazer|nao sei fazer|estou perdido|estou perdida|to perdido|to perdida|nao sei responder',
  person:
    'atendente|falar atendente|falar atendente humano|chamar atendente|atendimento|atendimento humano|humano|falar humano|falar pessoa|pessoa|pessoa verdade|' +
    'falar pessoa verdade|falar pessoa real|falar alguem|falar gente|falar vendedor|vendedor|falar vendedora|consultor|falar consultor|falar consultora|falar suporte|suporte|sac|falar operador|operador|ligar|' +
    'liga|ligacao|ligue|receber ligacao|falar telefone|falar whatsapp|whatsapp|transferir atendente|transfere atendente|atendimento pessoal|nao falar robo|nao falar maquina|falar equipe',
  pages:
    'formulario|prefiro formulario|ver formulario|abrir formulario|preencher formulario|usar formulario|ir formulario|modo formulario|responder formulario|' +
    'mudar formulario|trocar formulario|voltar formulario|sem chat|nao chat|nao conversar|nao gosto chat|sair chat|sair conversa|prefiro preencher|' +
    'prefiro paginas|paginas|modo paginas|site normal|pagina normal|versao paginas|prefiro site|formulario normal|prefiro sem chat',
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that change nothing about a command. */
export const fillers = setOf(
  'a o as os um uma uns de do da dos das no na em com para pra pro pelo pela ao e eu me meu minha meus minhas quero queria gostaria por favor pf pfv ' +
    'pode poderia podia voce voces vc que oi ola bom boa dia tarde noite vou la aqui agora isso so entao ok ai alguma algum favor mim va todo toda uns prefiro desde',
);

/** 'Prefiro' is a filler beside a wish, but not all of it. */
export const correctionVerbs = setOf(
  'corrigir corrige corrija correcao mudar muda mude alterar altera altere trocar troca troque editar edita edite errei errado errada ' +
    'arrumar arruma conserta consertar atualizar atualiza modificar modifica refazer refaz digitei coloquei escrevi informei passei dei botei erro outro outra',
);

/** What else a correction may say: nothing that could be the new answer, or another wish. */
export const correctionFillers = setOf(
  'esta estao ta tava foi ficou saiu ser era eh preciso precisava tenho ter como resposta mesmo tambem esse essa',
);
