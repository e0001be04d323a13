import { list, type Words } from './phrase-bank'

export const words: Words = {
  between: ' ',
  byTrade: {
    our: list`nuestra cocina | nuestro baño | nuestra terraza | nuestra ampliación | nuestra caseta de jardín | nuestra escalera
      | nuestro armario | nuestro tejado | nuestro suelo | nuestra valla | nuestro lavadero | nuestra pérgola`,
    a: list`una cocina nueva | un baño nuevo | una terraza de madera | una ampliación | una caseta de jardín | una escalera nueva
      | un armario empotrado | un tejado nuevo | un suelo de madera | una valla nueva | un lavadero | una pérgola`,
    of: list`de la cocina | del baño | de la terraza | de la ampliación | de la caseta | de la escalera | del armario | del tejado
      | del suelo | de la valla | del lavadero | de la pérgola`,
  },
  parts: [
    list`los cajones | las puertas de los muebles | los estantes`,
    list`los azulejos | las juntas | los grifos`,
    list`las tablas | los escalones | las barandillas`,
    list`las ventanas | las puertas correderas | los rodapiés`,
    list`las ventanas | los rodapiés | las tablas de la fachada`,
    list`los peldaños | los barrotes | las uniones`,
    list`las puertas | los cajones | las bisagras`,
    list`los canalones | los remates | las chapas`,
    list`las tablas | los rodapiés | las juntas`,
    list`los postes | las tablas | los portones`,
    list`los muebles | los estantes | los grifos`,
    list`los postes | las vigas | las uniones`,
  ],
  places: list`Nelson | Richmond | Stoke | Tāhunanui | Atawhai | Māpua | Motueka | Wakefield | Brightwater | Kaiteriteri | Tasman
    | Tākaka | Bishopdale | Enner Glynn`,
  people: list`Manu | Moana | Wiremu | Ruth | Tomas | Ana | Piripi | Dean | Sefa | Kath | Jonno | Mere`,
  homes: list`casa de madera | villa | casa de ladrillo | casita | casa de vacaciones | casa de campo`,
  free: {
    few: list`dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce`,
    weekday: list`lunes | martes | miércoles | jueves | viernes`,
    month: list`enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre`,
    clock: list`las siete | las siete y media | las siete y cuarto | las ocho menos diez | las ocho | las siete menos cuarto`,
    money: list`180 dólares | 250 dólares | 320 dólares | 480 dólares | 650 dólares | 900 dólares | 1200 dólares`,
    witness: list`mi hermana | mi vecino | mi suegro | mi madre | mi hermano | nuestra inquilina | mi tía | mi jefe | mi compañera`,
    weather: list`una tormenta del sur | una semana de lluvia | un temporal | una helada fuerte | una granizada`,
    adj: list`responsable | amable | paciente | puntual | fiable | formal`,
    room: list`el pasillo | el salón | el cuarto de invitados | el despacho | el garaje | la galería`,
    given: list`Adriana | Bruno | Carmen | Damián | Elena | Fabián | Gloria | Héctor | Irene | Joaquín | Lucía | Marcos | Nuria | Óscar
      | Paloma | Rafael | Sonia | Tomás | Úrsula | Víctor | Ximena | Yolanda | Íñigo | Begoña`,
    partner: list`Alicia | Diego | Eva | Jorge | Laura | Pablo | Rosa | Sergio`,
    family: list`Aguirre | Benítez | Cabrera | Domínguez | Echeverría | Figueroa | Galindo | Herrero | Izquierdo | Lozano | Medina
      | Navarro | Ordóñez | Palacios | Quintana | Robles | Salinas | Tejedor | Urrutia | Villalba | Zamora | Peñalver | Arce | Mora`,
    letter: list`A | B | C | D | E | F | G | H | J | L | M | N | P | R | S | T | V`,
  },
  signatures: [
    ['{given} {family}', 46],
    ['{given} {letter}.', 20],
    ['{given}', 14],
    ['{letter}. {family}', 7],
    ['Familia {family}', 6],
    ['{given} y {partner}', 5],
    ['{letter}. {letter}.', 2],
  ],
}
