import { setOf } from '../../text/text.ts';

/** Words of conversations and of this shop that are never part of a name. */
export const notNames = setOf(
  'dedo eu me te lhe voce voces vc vcs ele ela eles elas nos isso isto aquilo esse essa este esta aqui ali la ai quem que qual quais quanto ' +
    'quantos quanta quantas quando onde cade porque porq pq como meu minha meus minhas seu sua seus suas nosso nossa teu tua ' +
    'quero queria quer querem quis saber sei sabe sabia sou es somos sao era foi ser tem tenho ter temos tinha posso pode podem podia ' +
    'poder preciso precisa precisar gostaria gosto gostei entendi entendo entender vou vai vamos ir fazer faz faco fez ver vejo ' +
    'falar fala falou dizer diz disse estou esta estao tava ta to tou deu dar dou ficar fica ficou acho achei mudar trocar ' +
    'arruma arrume conserta cedilha acento coloco coloquei boto botei ponho pus oq escrevo corrigir voltar volta cancelar cancela comprar contratar assinar instalar pagar paga pago nasci prefiro ligo moramos informar passar colocar digitar digitei ' +
    'continuar continua continue prosseguir seguir avancar avanca proximo proxima pronto enviado salvar confirmar confirma ' +
    'escrever escrevi responder respondi enviar mandar esqueci esqueco errei consigo conseguir funciona funcionar ajudar demora ' +
    'chega chegar serve nao nunca jamais nada tudo todo todos toda todas algo algum alguma nenhum nenhuma ninguem alguem outro outra ' +
    'mais menos mesma cadastro muito muita pouco tambem so somente apenas ja ainda agora depois antes hoje amanha ontem sempre ate mesmo ' +
    'bem mal entao talvez porem mas se ou em no na nas num numa para pra pro pelo pela com sem sobre por entre um uma uns ' +
    'umas o os as ao aos a oi ola opa eae hey alo obrigado obrigada obg valeu vlw ok okay blz tchau por favor pf pfv desculpa desculpe ' +
    'legal show otimo otima perfeito certo certeza errado errada dificil facil ruim pessimo ' +
    'gratis caro cara barato barata nome sobrenome nomes cpf cnpj rg cep telefone celular fone email mail whatsapp whats zap numero ' +
    'endereco rua avenida av bairro cidade estado apto apartamento bloco quadra lote plano planos preco precos valor ' +
    'valores internet fibra fibras otica optica mega megas giga gigas wifi wi fi roteador modem rede velocidade instalacao tecnico ' +
    'boleto cartao debito credito pix conta contas banco agencia fatura vencimento pagamento desconto promocao oferta ofertas ' +
    'contrato fidelidade multa cobertura operadora empresa fantasia grupo igreja site app aplicativo chat robo bot atendente atendimento humano pessoa ' +
    'ajuda resumo pergunta resposta pedido compra compras dados data nascimento documento formulario mensagem problema duvida ' +
    'informacao sinal televisao tv canal canais streaming netflix globoplay hbo paramount deezer computador notebook tablet ' +
    'controle remoto carro moto bicicleta geladeira fogao sofa mesa cadeira porta janela cama livro caneta papel agua comida ' +
    'salao studio estudio barbearia padaria mercado mercadinho oficina farmacia lanchonete restaurante loja pizzaria acougue mercearia ' +
    'cachorro gato quente frio azul verde amarelo vermelho preto branco teste testando asdf qwerty xxx aaa bbb abc fulano beltrano ' +
    'anonimo desconhecido desconhecida opcao opcoes primeira primeiro ultima ultimo dono dona titular responsavel cliente assinante consta constar dia tarde noite semana mes ano hora horas minuto minutos manha segunda terca ' +
    'quarta quinta sexta sabado domingo mae pai filha filho esposa marido vizinho vizinha sim espera perai alias verdade ' +
    'pera peraí bora logo anda coloquei botei voltei tocou tocaram bateu bateram chegou ligou ligaram criado criada adotado adotada fui lembro lembra lembrava indicou ' +
    'apartamento certidao orfanato faleceu morreu campainha interfone vizinhanca sei acha acham tentei tentar cliquei apertei li lendo vendo olhando pensando ' +
    'inferno burro burra droga saco raiva vergonha absurdo palhacada rapido rapida demorado chato chata mudei troquei perdi ganhei comprei mudou corretor digitou paguei assino assinei uso usar usava documento apelido ' +
    'digitando falando escrevendo preenchendo respondendo ajudando mandando contou pediu comigo contigo viu visse hein mora moram vive viva ' +
    'neto neta adotiva adotivo biologica biologico netinho netinha sobrinha sobrinho nora genro cunhada cunhado sogra sogro avo tia tio primo prima cuidadora inquilino inquilina',
);

/** May end a name, as in 'Maria da Paz Sim', but begins none. */
export const notFirst = setOf(
  'sim claro bom boa boas beleza vivo tim net sky vila jardim parque rio porto minas belo distrito espirito mato banco santander ' +
    'bradesco itau nubank caixa inter e de da do das dos di du del d vale legal novo nova velho velha alto alta grande trabalho durmo acordo chego',
);

/** Where somebody lives, and no first name: 'Severino, sítio Lagoa do Mato'. */
export const placesFirst = setOf('sitio chacara fazenda rancho povoado condominio edificio loteamento');

/** 'Esses mesmos' points at what was told, and names nobody. */
export const pointersFirst = setOf('esses essas estes estas aqueles aquelas');

/** Words of `notNames` that are surnames too: allowed behind a given name. */
export const surnamesAmongNotNames = setOf(
  'sim branco preto verde quinta noite filho neto sobrinho primo nascimento',
);

/** These surnames are never first: 'neto digitando'. */
export const onlyLast = setOf('filho neto sobrinho');

/** What is said to each other in messages, in small letters: behind a name it is no part of it. */
export const slang = setOf(
  'mlk mulek moleke moleque tmj slk slc tlgd tlg fml irmao mn mnn truta brother bro parsa po pae vey fih amg bj bjs bjo abs flw xau nois noix',
);

export const particles = setOf('de da do das dos e di du del della van von der den la le el y bin al d');

/** Common given names. */
export const givenNames = setOf(
  'kaua kauan kawan ryan kaique caua ysabel gael benicio noah levi ravi isis antonella esther lavinia ayla kevin kelvin jhonatan maicon ' +
    'michael brenda laiza iago ian eric ' +
    'maria jose ana joao antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe ' +
    'raimundo rodrigo manoel manuel mateus matheus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago anderson ' +
    'ricardo marcio jorge sebastiao alexandre roberto edson diego vitor victor sergio claudio adriano renato julio cesar ' +
    'francisca antonia adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia julia luciana ' +
    'vanessa mariana gabriela vera vitoria larissa claudia beatriz rita luana sonia renata eliane josefa simone natalia cristiane ' +
    'carla debora rosangela jaqueline rosa daniela aparecida marlene terezinha tereza raimunda andreia fabiana lucia raquel ' +
    'angela rafaela joana luzia elaine sara sarah helena alice laura sophia sofia isabela isabella manuela valentina heloisa miguel ' +
    'arthur artur bernardo heitor davi david lorenzo enzo samuel nicolas henrique isaac caio igor yuri ivan otavio ' +
    'regina celia marta martha tania tatiana viviane michele michelle priscila monica bianca carolina caroline cecilia clara ' +
    'paula luiza cristina eduarda isabel augusto vinicius',
);

/**
 * What people also answer with alone when their name is asked: forms that family and friends use, and names that fewer bear. In a
 * sentence they may be other words.
 */
export const givenAlone = setOf(
  'abel adao adelaide ademir adilson agnes alan alana alberto alessandra alessandro alex alexia alexsandra alfredo allan ' +
    'alvaro amelia anita anselmo aparecido ariane arlete arnaldo aurora barbara bel benedita benedito benjamin ' +
    'bento berenice betinho beto bia bruninha caca cacau caetano carina carol cassia catarina celina celso chico cida ' +
    'cidinha cinthia cintia cleber cleide cleiton cleusa cleuza creusa cris cristiano dagmar dalva damiao dan ' +
    'dani dario debi deise denis denise didi dilma dirce douglas dri drica duda dudu dulce eder edilson edna edu ' +
    'eliana elias elisa elisangela eloa emanuel emerson emilia erica erick erik ester eunice eva evandro evelyn ezequiel ' +
    'fabi fabiola fabricio fatima fe fer flavia flavio gabi gabs geni genivaldo geovana geraldo gerson gilberto gilmar ' +
    'gilson giovana giovanna gisele glaucia gloria graca guga gui guilhermina gus guto hugo humberto iara inacio ines ' +
    'ingrid iracema irene iris isa isadora isinha ismael israel italo ivana ivete ivone jaime jair janaina jandira jean ' +
    'jeferson jefferson jo joaquim joca joel jonas jonathan josiane josue joyce ju judite juju juliano jurandir jurema ' +
    'jussara kaio karen karina karla karol katia kauan kaue keila kelli kelly laercio laerte lais lala lari lauro lazaro ' +
    'le leila lele leo leonidas leonor leozinho lia lidia ligia lili lindalva livia lorena lourdes lu lua luan luara luca ' +
    'lucca lucio luh luisa lulu lurdes magali maira maisa maite malu manu marcela marcelle marcus margarete ' +
    'margarida mari marilda marilia marina mario marisa marli matilde mauricio mauro maya mayara mel melissa micaela ' +
    'milena mirela miriam moacir moises murilo nadia nadir nair nanda nando natan nath nathalia nathan nati naty neide ' +
    'nelson neusa neuza ney neymar nicole nilson nilton nilza nina nivaldo noemi odair odete olga olivia orlando oscar ' +
    'osmar osvaldo oswaldo otto pablo paola pati patrick paty pri quim quiteria rafa rafinha rai raissa ramon rebeca ' +
    'reginaldo renan rick robson rogerio romulo ronaldo rosana rose roseli rosi ruan ruth sabrina samara sandro selma ' +
    'severina severino sidnei silas silvana silvia silvio simao solange stefany stella sueli suely suzana tais talita tati ' +
    'telma teo teresa teresinha thais thaisa thalita thays theo tina tonho toninho ulisses vagner valdeci valdir valeria ' +
    'valter vanda vania vini vivi vivian wagner wallace walter wanda wellington weslei wesley william willian ' +
    'wilson yago yasmin ze zeca zelia zezinho zilda',
);

/** Common surnames. */
export const surnames = setOf(
  'silva santos oliveira souza sousa rodrigues ferreira alves pereira lima gomes ribeiro costa carvalho almeida lopes soares ' +
    'fernandes vieira barbosa rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso ramos goncalves ' +
    'santana teixeira araujo pinto cavalcanti cavalcante moraes morais correia correa monteiro batista campos castro cruz reis melo ' +
    'mello neves pires miranda duarte moura medeiros barros farias brito azevedo xavier borges coelho guimaraes pinheiro tavares ' +
    'matos bezerra macedo aguiar queiroz sales siqueira assis franca leite magalhaes viana amaral antunes bastos braga camargo ' +
    'cunha domingues esteves fonseca garcia leal martins maia nogueira novaes paiva peixoto porto prado rangel rezende resende ' +
    'sampaio toledo torres trindade valente vargas vasconcelos ventura junior neto filho sobrinho ' +
    // Of Japanese and Korean families, of Arab ones, of Germans, Italians and Poles, and of neighbours.
    'yamamoto tanaka sato nakamura suzuki takahashi watanabe ito yamada kobayashi kato yoshida sasaki matsumoto inoue kimura ' +
    'hayashi shimizu ikeda hashimoto ishikawa ogawa okada hasegawa fujita aoki sakamoto murakami kaneko nishimura fukuda miura ' +
    'takeda nakajima nakano ueda matsuda morita uchida kikuchi maeda nomura okamoto kim lee park choi jung kang hwang kwon ' +
    'haddad khoury nassar mansur mansour farah abdalla abdallah maluf kassab khalil hassan hussein ahmad ahmed ibrahim bittar daher tannous sleiman saleh ' +
    'muller schmidt schneider fischer weber meyer becker schulz hoffmann koch bauer klein krause werner kruger rossi russo ferrari bianchi ' +
    'esposito romano ricci moretti barbieri mancini rizzo lombardi conti martini kowalski nowak wisniewski gonzalez rodriguez lopez ' +
    'martinez sanchez perez gomez fernandez hernandez mamani quispe condori flores',
);

/** One of these makes words in lower case a name. */
export const commonNames: ReadonlySet<string> = new Set([...givenNames, ...surnames]);

/** Words before a name. */
export const openings: ReadonlySet<string> = new Set(
  'oi ola opa bom boa dia tarde noite meu o primeiro nome completo eh e chamo me sou a eu aqui quem fala chama se pode ser por anota anotar colocar coloca muito prazer so avisa avise enfim entao dono proprietario proprietaria socio socia responsavel'.split(
    ' ',
  ),
);
export const mothersOpenings: ReadonlySet<string> = new Set(
  'minha a o primeiro nome completo da dela mae finada falecida mainha mamae maezinha eh e se chama chamava chamavam llama llamaba era ela foi so enfim entao'.split(
    ' ',
  ),
);

export const mayBeInName = (word: string): boolean =>
  !notNames.has(word) || surnamesAmongNotNames.has(word) || particles.has(word);
