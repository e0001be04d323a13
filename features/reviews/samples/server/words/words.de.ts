import { list, type Words } from './phrase-bank'

export const words: Words = {
  between: ' ',
  byTrade: {
    work: list`Küche | Bad | Terrasse | Anbau | Gartenhaus | Treppe | Einbauschrank | Dach | Holzboden | Zaun | Waschküche | Pergola`,
    our: list`unsere Küche | unser Bad | unsere Terrasse | unser Anbau | unser Gartenhaus | unsere Treppe | unser Einbauschrank
      | unser Dach | unser Holzboden | unser Zaun | unsere Waschküche | unsere Pergola`,
    ourAcc: list`unsere Küche | unser Bad | unsere Terrasse | unseren Anbau | unser Gartenhaus | unsere Treppe | unseren Einbauschrank
      | unser Dach | unseren Holzboden | unseren Zaun | unsere Waschküche | unsere Pergola`,
    ourDat: list`unserer Küche | unserem Bad | unserer Terrasse | unserem Anbau | unserem Gartenhaus | unserer Treppe
      | unserem Einbauschrank | unserem Dach | unserem Holzboden | unserem Zaun | unserer Waschküche | unserer Pergola`,
    aAcc: list`eine neue Küche | ein neues Bad | eine Holzterrasse | einen Anbau | ein Gartenhaus | eine neue Treppe
      | einen Einbauschrank | ein neues Dach | einen Holzboden | einen neuen Zaun | eine Waschküche | eine Pergola`,
  },
  parts: [
    list`Schubladen | Schranktüren | Regale`,
    list`Fliesen | Fugen | Armaturen`,
    list`Dielen | Stufen | Geländer`,
    list`Fenster | Schiebetüren | Fensterbänke`,
    list`Fenster | Sockelleisten | Fassadenbretter`,
    list`Stufen | Geländerstäbe | Verbindungen`,
    list`Türen | Schubladen | Scharniere`,
    list`Dachrinnen | Anschlüsse | Dachbleche`,
    list`Dielen | Sockelleisten | Übergänge`,
    list`Pfosten | Latten | Tore`,
    list`Schränke | Regale | Armaturen`,
    list`Pfosten | Sparren | Verbindungen`,
  ],
  places: list`Nelson | Richmond | Stoke | Tāhunanui | Atawhai | Māpua | Motueka | Wakefield | Brightwater | Kaiteriteri | Tasman
    | Tākaka | Bishopdale | Enner Glynn`,
  people: list`Manu | Moana | Wiremu | Ruth | Tomas | Ana | Piripi | Dean | Sefa | Kath | Jonno | Mere`,
  homes: list`Holzhaus | Ferienhaus | Reihenhaus | Bauernhaus | Backsteinhaus | Häuschen`,
  free: {
    few: list`zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf`,
    weekday: list`Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag`,
    month: list`Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November`,
    clock: list`sieben | halb acht | Viertel nach sieben | zehn vor acht | acht | Viertel vor sieben`,
    money: list`180 Dollar | 250 Dollar | 320 Dollar | 480 Dollar | 650 Dollar | 900 Dollar | 1200 Dollar`,
    witness: list`meine Schwester | mein Nachbar | mein Schwiegervater | meine Mutter | mein Bruder | unsere Mieterin | meine Tante
      | mein Chef | meine Kollegin`,
    weather: list`ein Sturm aus Süden | der Dauerregen | ein Gewitter | der erste Frost | ein Hagelschauer`,
    adj: list`sorgfältig | geduldig | ordentlich | ehrlich | gründlich | freundlich | zuverlässig`,
    room: list`im Flur | im Wohnzimmer | im Gästezimmer | im Büro | im Schlafzimmer | im Kinderzimmer | in der Garage`,
    given: list`Anja | Bernd | Claudia | Dieter | Elke | Frank | Gisela | Holger | Ines | Jürgen | Katrin | Lars | Monika | Norbert
      | Petra | Ralf | Sabine | Thomas | Ulrike | Volker | Wiebke | Yannick | Zoe | Matthias`,
    partner: list`Bärbel | Christian | Dörte | Emil | Heike | Jochen | Lena | Uwe`,
    family: list`Ahlers | Bachmann | Clausen | Dörfler | Engelhardt | Feldmann | Gruber | Hinrichs | Jansen | Köster | Lindner | Möller
      | Neuhaus | Ostermann | Paulsen | Reinke | Schröder | Thiele | Ullrich | Vogt | Wegener | Zeller | Straußberg | Hübner`,
    letter: list`A | B | D | E | F | G | H | J | K | L | M | N | P | R | S | T | W`,
  },
  signatures: [
    ['{given} {family}', 46],
    ['{given} {letter}.', 20],
    ['{given}', 12],
    ['{letter}. {family}', 8],
    ['Familie {family}', 8],
    ['{given} und {partner}', 4],
    ['{letter}. {letter}.', 2],
  ],
}
