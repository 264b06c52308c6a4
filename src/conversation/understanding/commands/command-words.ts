import type { Command } from '../reading.ts';
import { men, women } from '../text/people.ts';
import { setOf } from '../text/text.ts';

type PlainCommand = Exclude<Command['name'], 'correct'>;

const askers = 'ver|falar|conversar|combinar|consultar|perguntar|decidir|resolver|confirmar'.split('|');
const asked = `${women}|${men}|pais|familia|chefe|sindico|casa`.split('|');

/** To think it over, or to talk to somebody first. */
const later = [
  'continuo depois|continuar depois|depois continuo|depois continuar|continuo amanha|continuar outra hora',
  'volto depois|depois volto|voltar depois|volto ja|ja volto|volto amanha|amanha volto|volto outra hora',
  'termino depois|terminar depois|depois termino|finalizo depois|depois finalizo|faco depois|depois faco|deixar depois|deixa depois',
  'pensar|pensar melhor|pensar pouco|preciso pensar|tenho pensar|vou pensar depois|pensar volto|pensar depois volto',
  'tchau|fui|ate mais|ate logo|ate breve|bye|preciso sair|tenho sair|preciso ir|tenho ir|preciso desligar|agora nao posso|nao tenho tempo|sem tempo|estou ocupado|estou ocupada|to ocupado|to ocupada|estou trabalhando',
  'salvar|salva|salvar pedido|guardar|guarda|guardar pedido|guarda pedido|salvar continuar depois|manda link|mandar link|envia link|enviar link|quero link|link pedido|link continuar depois',
  // 'Tarde' and 'dia' are fillers.
  'continuo mais|continuar mais|volto mais|voltar mais|mais volto|termino mais|continuar outro|volto outro',
  ...askers.flatMap((verb) => asked.flatMap((person) => [`${verb} ${person}`, `preciso ${verb} ${person}`])),
].join('|');

const wishes =
  'contratar|assinar|comprar|pedir|colocar|instalar|botar|ter|preciso|preciso contratar|precisando|estou precisando|to precisando|to querendo|to querendo botar|to querendo colocar|to querendo instalar|to querendo contratar|querendo colocar|querendo instalar|tenho interesse|interesse|interessado|interessada|' +
  'estou interessado|estou interessada|to interessado|to interessada|interessei';
const wished =
  'internet|net|fibra|fibra optica|internet fibra|internet nova|wifi|plano|plano novo|novo plano|plano internet|servico|promocao|oferta';
const places = ['', ' casa', ' casa nova', ' apartamento', ' apto', ' residencia'];

/** 'Oi, quero internet', 'preciso de wifi em casa', 'me interessei pela promoção'. */
const order = [
  'contratar|nao sou cliente|nao sou cliente ainda|ainda nao sou cliente|sou cliente novo|sou novo cliente|fazer pedido|assinar|comprar|plano novo|novo plano|internet nova|contratar novo plano|vi anuncio|vi propaganda',
  ...wishes
    .split('|')
    .flatMap((wish) =>
      wished.split('|').flatMap((thing) => places.map((place) => `${wish} ${thing}${place}`)),
    ),
  ...['internet', 'net'].flatMap((thing) => places.map((place) => `${thing}${place}`)),
].join('|');

const replaced = [
  '',
  ...['internet', 'plano'].flatMap((thing) =>
    ['', ' atual', ' antiga', ' antigo', ' velha', ' casa', ' cobre'].map((kind) => ` ${thing}${kind}`),
  ),
  ...[' adsl', ' cobre', ' radio', ' wifi', ' plano internet'],
];

/** 'Trocar minha internet por fibra', 'mudar pra fibra', without the fillers. */
export const fibreInstead: ReadonlySet<string> = new Set(
  'trocar|troca|mudar|muda|passar|passa|ir|substituir'
    .split('|')
    .flatMap((verb) =>
      replaced.flatMap((thing) =>
        [' fibra', ' fibra optica', ' fibra otica', ' internet fibra', ' ultrafibra'].map(
          (to) => `${verb}${thing}${to}`,
        ),
      ),
    ),
);

/** 'Quero falar com uma pessoa antes'. */
const person = (
  'atendente|falar atendente|falar atendente humano|chamar atendente|atendimento|atendimento humano|humano|falar humano|falar pessoa|pessoa|pessoa verdade|' +
  'falar suporte tecnico|falar pessoa verdade|falar pessoa real|falar alguem|falar gente|falar gente verdade|falar gente real|falar vendedor|vendedor|falar vendedora|consultor|falar consultor|falar consultora|falar suporte|suporte|sac|falar operador|operador|' +
  'falar telefone|falar whatsapp|whatsapp|transferir atendente|transfere atendente|atendimento pessoal|nao falar robo|nao falar maquina|falar equipe'
)
  .split('|')
  .flatMap((wish) => ['', ' antes', ' primeiro'].map((first) => `${wish}${first}`))
  .join('|');

/** The phrases of each command. A message matches as a whole, with or without the fillers below. */
export const commands: Readonly<Record<PlainCommand, string>> = {
  back:
    'voltar|volta|volte|voltar atras|volta atras|anterior|pergunta anterior|passo anterior|etapa anterior|tela anterior|' +
    'voltar pergunta|voltar pergunta anterior|volta pergunta|volta pergunta anterior|voltar anterior|voltar passo|voltar etapa|voltar tela|retornar|' +
    'retorna|desfazer|desfaz|apaga|apagar|apague|apaga falei|apaga disse|apaga escrevi|apaga ultima|apaga resposta|apaga ultima resposta|desconsidera|desconsidere|desconsiderar|ignora|ignore|voltar passo anterior|voltar etapa anterior|voltar ultima|ultima pergunta|back|voltar antes',
  'go-on':
    'voltar onde parei|volta onde tava|voltar onde tava|volta onde gente tava|volta onde gente parou|voltar onde gente parou|volta onde parei|volte onde parei|voltar onde estava|volta onde estava|voltar onde estavamos|ir onde parei|voltar onde paramos|' +
    'continuar|continua|continue|prosseguir|prossegue|prossiga|seguir|segue|siga|seguir frente|segue frente|seguir adiante|avancar|avanca|avance|proximo passo|proxima etapa|proxima pergunta|vamos continuar|vamos seguir',
  'start-over':
    'recomecar|recomeca|recomece|recomecar zero|comecar novo|comeca novo|comecar zero|comecar outra vez|comecar novamente|comecar tudo novo|reiniciar|reinicia|' +
    'reinicie|voltar inicio|volta inicio|voltar comeco|volta comeco|volte comeco|ir inicio|novo pedido|comecar pedido novo|comecar novo pedido|zerar|zerar tudo|apagar tudo|limpar tudo|apagar conversa|' +
    'limpar conversa|resetar|reset|refazer tudo|comecar inicio|tudo novo',
  summary:
    'resumo|resumo pedido|ver resumo|mostrar resumo|mostra resumo|pedido|ver pedido|mostrar pedido|mostra pedido|carrinho|ver carrinho|' +
    'ja respondi|mostrar ja respondi|ver respostas|respostas|ver dados|dados|resumir|como esta pedido|andamento|status|status pedido|andamento pedido',
  help: 'ajuda|ajude|ajudar|help|socorro|preciso ajuda|preciso ajudar|menu|comandos|opcoes|ver opcoes|ver comandos|duvida|duvidas|tenho duvida|tenho duvidas|tirar duvida|tirar duvidas|posso escrever|posso fazer|nao sei fazer|estou perdido|estou perdida|to perdido|to perdida|nao sei responder',
  person,
  renewal:
    'renovar|renova|renove|renovacao|renovar plano|renovar contrato|renovar internet|renovar fibra|refidelizar|refidelizacao|' +
    'fazer renovacao|renovar assinatura|melhorar plano|ja sou cliente renovar',
  migration:
    'migrar|migra|migre|migracao|migrar fibra|migrar plano|migrar contrato|migrar internet|fazer migracao|' +
    'migrar ultrafibra|migrar internet fibra|migrar plano fibra|migrar contrato fibra',
  call:
    'ligar|liga|ligue|ligacao|liguem|ligarem|ligassem|alguem ligar|alguem liga|alguem ligue|alguem ligasse|podem ligar|manda alguem ligar|mande alguem ligar|pede alguem ligar|peca alguem ligar|receber ligacao|posso receber ligacao|posso receber chamada|receber chamada|pedir ligacao|solicitar ligacao|agendar ligacao|' +
    'ligar depois|ligue depois|ligar mais|ligue mais|receber telefonema|atendimento telefone',
  coverage:
    'consultar|consultar cobertura|consulta cobertura|so cobertura|ver cobertura|verificar cobertura|conferir cobertura|checar cobertura|testar cobertura|consultar disponibilidade|' +
    'ver disponibilidade|verificar disponibilidade|consultar endereco|consultar cep|ver se chega|ver se tem|so saber se chega|so quero saber se chega|so quero saber se chega aqui|' +
    'so quero saber se tem cobertura|so quero saber se atende|so quero saber se tem|so quero saber da cobertura',
  order,
  company:
    'empresa|tem empresa|tem plano empresa|tem planos empresa|sou empresa|somos empresa|internet empresa|plano empresa|planos para empresa|' +
    'plano empresarial|planos empresariais|internet empresarial|fibra empresarial|fibra para empresa|contratar empresa|contratar cnpj|ser empresa|ser cnpj|ser pj|ser pessoa juridica|usar cnpj|colocar cnpj|por cnpj|pessoa juridica|' +
    'sou pessoa juridica|pj|sou pj|tenho empresa|tenho cnpj|mei|sou mei|tenho mei|comprar cnpj|fazer cnpj',
  household:
    'pessoa fisica|sou pessoa fisica|pf|sou pf|nao sou empresa|nao e empresa|nao e para empresa|nao tenho empresa|nao tenho cnpj|para casa|para minha casa|para a minha casa|e para casa|e para minha casa|e para a minha casa|internet residencial|' +
    'plano residencial|planos residenciais|contratar cpf|fazer cpf|nao sou pj',
  line:
    'linha movel|plano movel|planos moveis|plano celular|planos celular|linha celular|linha tim|tenho linha tim|tenho linha|tenho tim|tenho tim controle|tenho tim black|tenho tim pre|' +
    'tim controle|tim black|tim pre|plano tim|tenho plano tim|tenho celular tim|celular tim|chip|chip tim|chip celular|telefonia movel|internet movel|internet celular|' +
    'contratar linha movel|contratar plano celular|contratar chip|comprar chip|sou cliente tim|cliente tim|ja sou cliente tim|ja tenho tim',
  'no-line':
    'sem linha|continuar sem linha|seguir sem linha|nao tenho linha|nao tenho linha tim|nao tenho tim|nao tenho celular tim|nao tenho numero tim|nao sou cliente tim|nao sou tim|' +
    'nao uso tim|meu celular nao e tim|nao e tim|sou outra operadora|outra operadora|nao tenho linha movel',
  collaborator:
    'colaborador|colaboradora|sou colaborador|sou colaboradora|oferta colaborador|oferta colaboradores|desconto colaborador|desconto funcionario|' +
    'sou funcionario|sou funcionaria|sou funcionario tim|sou funcionaria tim|trabalho tim|sou colaborador tim|sou colaboradora tim',
  cancel:
    'cancelar|cancela|cancele|cancelar pedido|cancela pedido|cancele pedido|cancelar tudo|cancela tudo|cancele tudo|cancelar esse pedido|cancelar este pedido|cancela esse pedido|desistir|desisto|desiste|desisti|desistir pedido|nao mais|' +
    'nao interessa|nao interessa mais|nao tenho interesse|sem interesse|deixa|esquece|esqueca|encerrar|encerra|encerrar conversa|encerrar atendimento|' +
    'finalizar conversa|sair|parar|abandonar|mudei ideia|largar mao|largo mao|larguei mao|largar isso',
  later,
  pages:
    'formulario|ver formulario|abrir formulario|preencher formulario|usar formulario|ir formulario|modo formulario|responder formulario|' +
    'mudar formulario|trocar formulario|voltar formulario|sem chat|nao chat|nao conversar|nao gosto chat|sair chat|sair conversa|prefiro preencher|' +
    'paginas|modo paginas|site normal|pagina normal|versao paginas|prefiro site|formulario normal',
};

export const commandNames: readonly PlainCommand[] = Object.keys(commands).filter(
  (name): name is PlainCommand => Object.hasOwn(commands, name),
);

/** Words that change nothing about a command. */
export const fillers = setOf(
  'a o as os um uma uns de do da dos das no na em com para pra pro pelo pela ao e eu me meu minha meus minhas quero queria gostaria por favor pf pfv ' +
    'pode poderia podia voce voces vc que oi ola bom boa dia tarde noite vou la aqui agora isso so entao ok ai alguma algum favor mim va todo toda uns prefiro desde apenas somente espera pera perai viu ne',
);

/** Verbs that say by themselves that an answer is wrong or is to change. */
const strongVerbs =
  'corrigir corrige corrija correcao retificar retifica retifique retificacao mudar muda mude alterar altera altere trocar troca troque editar edita edite errei errado errada ' +
  'arrumar arruma conserta consertar atualizar atualiza modificar modifica refazer refaz trocado trocada enganei enganado enganada pus mudou';

export const strongCorrectionVerbs: ReadonlySet<string> = setOf(strongVerbs);

/** Verbs that change an answer together with a new value: 'passa o vencimento pro 15', 'baixa pra 500 mega'. */
export const movingVerbs =
  'passa|passar|passe|joga|jogar|baixa|baixar|baixe|abaixa|abaixar|sobe|subir|suba|aumenta|aumentar|aumente|diminui|diminuir|diminua|reduz|reduzir|reduza';

/** A correction that is refused: 'não quero mudar'. */
export const unwanted = /\b(?:nao|sem) (?:\w+ ){0,2}(?:corri|mud|alter|troc|arrum|edit|atualiz|modific)/;

const entered = 'digitei coloquei escrevi informei passei dei botei';

/** What the visitor did, right or wrong. Fewer than `wrote` of the corrections: 'pedi o plano' alone corrects nothing. */
export const enteredVerbs = setOf(entered);

/** Verbs that a correction may contain. Those in `strongCorrectionVerbs` say by themselves that an answer is wrong. */
export const correctionVerbs = setOf(`${strongVerbs} ${entered} erro outro outra`);

/** Interjections beside a command. */
export const aside = setOf(
  'aff poxa moca moco olha opa gente cara amigo amiga obrigado obrigada valeu desculpa desculpe perdao foi mal brigado tudo ta esta certinho',
);

/** Other words of a correction: none can be the new answer or another command. */
export const correctionFillers = setOf(
  'esta estao ta tava foi ficou saiu ser era eh preciso precisava tenho ter como resposta falta mesmo tambem esse essa opa ops alias verdade mas',
);
