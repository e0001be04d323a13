import { list, type Words } from './phrase-bank'

export const words: Words = {
  between: ' ',
  byTrade: {
    work: list`kitchen | bathroom | deck | extension | sleepout | staircase | wardrobe | roof | floor | fence | laundry | pergola`,
    a: list`a new kitchen | a new bathroom | a deck | an extension | a sleepout | a new staircase | a built-in wardrobe | a new roof
      | a timber floor | a new fence | a laundry | a pergola`,
    task: list`renovate our kitchen | strip and retile our bathroom | build our deck | add an extension | put up a sleepout
      | replace our staircase | fit a built-in wardrobe | replace our roof | lay a timber floor | rebuild our fence
      | refit our laundry | build a pergola`,
  },
  parts: [
    list`drawers | cupboard doors | bench joints | open shelves`,
    list`tiles | grout lines | taps | towel rails`,
    list`boards | steps | handrails | screw lines`,
    list`windows | sliding doors | roof lines | window sills`,
    list`windows | eaves | weatherboards | skirting boards`,
    list`treads | balusters | handrails | joints`,
    list`doors | drawers | shelves | hinges`,
    list`flashings | gutters | roofing sheets | ridge lines`,
    list`boards | joints | skirting boards | edges`,
    list`posts | palings | rails | gates`,
    list`cupboards | shelves | taps | splashback tiles`,
    list`posts | rafters | joints | brackets`,
  ],
  places: list`Nelson | Richmond | Stoke | Tāhunanui | Atawhai | Māpua | Motueka | Wakefield | Brightwater | Kaiteriteri | Tasman
    | Tākaka | Bishopdale | Enner Glynn`,
  people: list`Manu | Moana | Wiremu | Ruth | Tomas | Ana | Piripi | Dean | Sefa | Kath | Eru | Jonno | Mere | Lachie | Nikhil | Bridget`,
  homes: list`villa | bungalow | brick house | weatherboard cottage | bach | townhouse | farmhouse | state house | pole house`,
  free: {
    few: list`two | three | four | five | six | seven | eight | nine | ten | eleven | twelve`,
    weekday: list`Monday | Tuesday | Wednesday | Thursday | Friday | Saturday`,
    month: list`January | February | March | April | May | June | July | August | September | October | November`,
    clock: list`seven | half past seven | quarter past seven | ten to eight | eight | twenty to eight | half past six | quarter to seven`,
    money: list`$180 | $240 | $320 | $450 | $600 | $780 | $950 | $1,200 | $1,450 | $2,100`,
    witness: list`my sister | my father-in-law | our neighbour | my mother | my brother | our tenant | my aunt | my flatmate | my cousin
      | our old neighbour | my grandfather | my daughter`,
    weather: list`a southerly storm | a week of rain | the tail of a cyclone | a hard frost | a king tide and a gale | a summer downpour
      | a proper easterly | an early hailstorm`,
    adj: list`careful | patient | tidy | honest | calm | thorough | cheerful | friendly | reliable`,
    room: list`hallway | lounge | spare room | front room | back bedroom | office | sunroom | nursery | garage`,
    given: list`Barbara | Colin | Deborah | Fraser | Gemma | Hamish | Isla | Joanne | Kiri | Leilani | Malcolm | Ngaire | Owen | Priya
      | Rangi | Shona | Trevor | Ursula | Vikram | Wendy | Anahera | Brendan | Caitlin | Duncan | Esther | Fergus | Georgia | Hoani
      | Imogen | Jacob | Kerry | Lucy | Manaia | Neil | Olivia | Patrick | Rosalind | Stuart | Tane | Yvonne`,
    partner: list`Bob | Carol | Dave | Elaine | Graham | Jill | Ken | Lynne | Mark | Pam | Ross | Sue`,
    family: list`Abernethy | Bellamy | Carmody | Dunlop | Eastwick | Fairweather | Gallagher | Hakaraia | Ingram | Jamieson | Kereama
      | Lockhart | Marsden | Ngata | Ormsby | Pritchard | Quigley | Rewi | Sutherland | Tamihana | Underhill | Vaipulu | Whitcombe
      | Yelverton | Zander | Ashdown | Birtwistle | Chaudhary | Drummond | Erskine | Faleolo | Greenhalgh | Huriwai | Iqbal`,
    letter: list`A | B | C | D | E | F | G | H | J | K | L | M | N | P | R | S | T | V | W`,
  },
  signatures: [
    ['{given} {family}', 44],
    ['{given} {letter}.', 20],
    ['{given}', 14],
    ['{letter}. {family}', 6],
    ['{given} & {partner}', 6],
    ['{given} & {partner} {family}', 3],
    ['The {family} family', 3],
    ['{letter}.{letter}.', 2],
    ['A homeowner in {place}', 2],
  ],
}
