/** Common given names, in plain form. */
export const givenNames = (
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
  'paula luiza cristina eduarda isabel augusto vinicius'
).split(' ');

/** Forms that family and friends use, and names that fewer bear. */
export const givenAlone = (
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
  'wilson yago yasmin ze zeca zelia zezinho zilda'
).split(' ');

/** Common surnames, and some of the families of immigrants and neighbours. */
export const surnames = (
  'silva santos oliveira souza sousa rodrigues ferreira alves pereira lima gomes ribeiro costa carvalho almeida lopes soares ' +
  'fernandes vieira barbosa rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso ramos goncalves ' +
  'santana teixeira araujo pinto cavalcanti cavalcante moraes morais correia correa monteiro batista campos castro cruz reis melo ' +
  'mello neves pires miranda duarte moura medeiros barros farias brito azevedo xavier borges coelho guimaraes pinheiro tavares ' +
  'matos bezerra macedo aguiar queiroz sales siqueira assis franca leite magalhaes viana amaral antunes bastos braga camargo ' +
  'cunha domingues esteves fonseca garcia leal martins maia nogueira novaes paiva peixoto porto prado rangel rezende resende ' +
  'sampaio toledo torres trindade valente vargas vasconcelos ventura junior neto filho sobrinho ' +
  'yamamoto tanaka sato nakamura suzuki takahashi watanabe ito yamada kobayashi kato yoshida sasaki matsumoto inoue kimura ' +
  'hayashi shimizu ikeda hashimoto ishikawa ogawa okada hasegawa fujita aoki sakamoto murakami kaneko nishimura fukuda miura ' +
  'takeda nakajima nakano ueda matsuda morita uchida kikuchi maeda nomura okamoto kim lee park choi jung kang hwang kwon ' +
  'haddad khoury nassar mansur mansour farah abdalla abdallah maluf kassab khalil hassan hussein ahmad ahmed ibrahim bittar daher tannous sleiman saleh ' +
  'muller schmidt schneider fischer weber meyer becker schulz hoffmann koch bauer klein krause werner kruger rossi russo ferrari bianchi ' +
  'esposito romano ricci moretti barbieri mancini rizzo lombardi conti martini kowalski nowak wisniewski gonzalez rodriguez lopez ' +
  'martinez sanchez perez gomez fernandez hernandez mamani quispe condori flores'
).split(' ');
