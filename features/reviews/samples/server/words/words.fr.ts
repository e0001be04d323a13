import { list, type Words } from './phrase-bank'

export const words: Words = {
  between: ' ',
  byTrade: {
    work: list`cuisine | salle de bains | terrasse | extension | cabane de jardin | escalier | placard | toiture | parquet | clôture
      | buanderie | pergola`,
    a: list`une nouvelle cuisine | une salle de bains neuve | une terrasse en bois | une extension | une cabane de jardin
      | un nouvel escalier | un placard sur mesure | une toiture neuve | un parquet | une nouvelle clôture | une buanderie | une pergola`,
    the: list`la cuisine | la salle de bains | la terrasse | l’extension | la cabane de jardin | l’escalier | le placard | la toiture
      | le parquet | la clôture | la buanderie | la pergola`,
    of: list`de la cuisine | de la salle de bains | de la terrasse | de l’extension | de la cabane de jardin | de l’escalier
      | du placard | de la toiture | du parquet | de la clôture | de la buanderie | de la pergola`,
  },
  parts: [
    list`tiroirs | portes de placard | étagères`,
    list`carreaux | joints | robinets`,
    list`lames | marches | rambardes`,
    list`fenêtres | baies coulissantes | plinthes`,
    list`fenêtres | plinthes | bardages`,
    list`marches | barreaux | assemblages`,
    list`portes | tiroirs | charnières`,
    list`gouttières | raccords | tôles`,
    list`lames | plinthes | joints`,
    list`poteaux | planches | portillons`,
    list`placards | étagères | robinets`,
    list`poteaux | chevrons | assemblages`,
  ],
  places: list`Nelson | Richmond | Stoke | Tāhunanui | Atawhai | Māpua | Motueka | Wakefield | Brightwater | Kaiteriteri | Tasman
    | Tākaka | Bishopdale | Enner Glynn`,
  people: list`Manu | Moana | Wiremu | Ruth | Tomas | Piripi | Dean | Sefa | Kath | Jonno | Mere | Lachie`,
  homes: list`villa | petite maison | maison en bois | maison de vacances | maison en briques | vieille ferme`,
  free: {
    few: list`deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze`,
    weekday: list`lundi | mardi | mercredi | jeudi | vendredi | samedi`,
    month: list`janvier | février | mars | mai | juin | juillet | septembre | novembre | décembre`,
    clock: list`sept heures | sept heures et demie | sept heures et quart | huit heures moins dix | huit heures | sept heures moins le quart`,
    money: list`180 dollars | 250 dollars | 320 dollars | 480 dollars | 650 dollars | 900 dollars | 1200 dollars`,
    witness: list`ma sœur | mon voisin | mon beau-père | ma mère | mon frère | notre locataire | ma tante | mon patron | ma collègue`,
    weather: list`une tempête du sud | une semaine de pluie | un gros orage | une forte gelée | un coup de vent`,
    adj: list`soigneuse | patiente | honnête | efficace | discrète | aimable | sérieuse`,
    room: list`dans le couloir | dans le salon | dans la chambre d’amis | dans le bureau | dans le garage | dans la véranda`,
    given: list`Agnès | Benoît | Camille | Damien | Élodie | Fabrice | Gaëlle | Hugo | Inès | Julien | Karine | Loïc | Mathilde | Nicolas
      | Odile | Pascal | Romane | Sylvain | Thérèse | Valérie | Xavier | Yves | Zélie | François`,
    partner: list`Anne | Bruno | Chantal | Denis | Estelle | Gilles | Nadine | Rémi`,
    family: list`Arnaud | Besson | Charpentier | Delaunay | Étienne | Faucher | Garnier | Hébert | Jacquet | Lemoine | Mercier | Noël
      | Ollivier | Perrin | Quentin | Renaud | Sabatier | Tessier | Vasseur | Weber | Blanchet | Crépin | Dufour | Guérin`,
    letter: list`A | B | C | D | F | G | H | J | L | M | N | P | R | S | T | V`,
  },
  signatures: [
    ['{given} {family}', 46],
    ['{given} {letter}.', 20],
    ['{given}', 12],
    ['{letter}. {family}', 8],
    ['Famille {family}', 7],
    ['{given} et {partner}', 5],
    ['{letter}. {letter}.', 2],
  ],
}
