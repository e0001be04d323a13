import { family, type KindGroup, kind } from './kind'

export const careAndStay: KindGroup = {
  ...{ en: 'Beauty, hair and rooms', de: 'Schönheit, Haare und Zimmer' },
  kinds: [
    ...family('evening', [
      kind(
        'hairdresser',
        'HairSalon',
        ['Hairdresser; Hair; hair salon stylist cut colour', 'Cuts | Colour | Highlights | Blow-dry | Children | Weddings'],
        ['Friseursalon; Friseur; Haare Frisör Färben', 'Schnitte | Farbe | Strähnen | Föhnen | Kinder | Hochzeiten'],
      ),
      kind(
        'barber',
        'HairSalon',
        ['Barber; Cuts and shaves; barbershop beard men', 'Haircuts | Beard trims | Shaves | Boys’ cuts'],
        ['Barbershop; Schnitt und Rasur; Herrenfriseur Bart', 'Haarschnitt | Bartpflege | Rasur | Jungen'],
      ),
      kind(
        'beauty',
        'BeautySalon',
        [
          'Beauty salon; Skin care; cosmetics facial beautician waxing',
          'Facials | Waxing | Lashes and brows | Make-up | Manicure | Vouchers',
        ],
        [
          'Kosmetikstudio; Kosmetik; Gesichtspflege Waxing',
          'Gesichtsbehandlungen | Waxing | Wimpern und Brauen | Make-up | Maniküre | Gutscheine',
        ],
      ),
      kind(
        'nails',
        'NailSalon',
        ['Nail studio; Nails; manicure pedicure gel', 'Manicure | Pedicure | Gel nails | Nail art | Repairs'],
        ['Nagelstudio; Nägel; Maniküre Pediküre Gel', 'Maniküre | Pediküre | Gelnägel | Nageldesign | Reparaturen'],
      ),
      kind(
        'tattoo',
        'TattooParlor',
        ['Tattoo studio; Tattoos; tattooist piercing', 'Own designs | Cover-ups | Small tattoos | Piercings | Advice'],
        ['Tattoostudio; Tattoos; Tätowierer Piercing', 'Eigene Entwürfe | Cover-ups | Kleine Tattoos | Piercings | Beratung'],
      ),
      kind(
        'spa',
        'DaySpa',
        ['Day spa; Spa; wellness sauna bath', 'Sauna | Baths | Massage | Facials | Day packages | Vouchers'],
        ['Day Spa; Wellness; Sauna Bad', 'Sauna | Bäder | Massage | Gesichtsbehandlungen | Tagespakete | Gutscheine'],
      ),
      kind(
        'hotel',
        'Hotel',
        ['Hotel; Rooms; lodging accommodation motel', 'Single rooms | Double rooms | Family rooms | Breakfast | Meeting rooms | Parking'],
        ['Hotel; Zimmer; Unterkunft Übernachtung', 'Einzelzimmer | Doppelzimmer | Familienzimmer | Frühstück | Tagungsräume | Parkplätze'],
      ),
      kind(
        'event-venue',
        'LocalBusiness',
        ['Event venue; A place for events; wedding hall location', 'Weddings | Birthdays | Conferences | Concerts | Catering'],
        ['Veranstaltungsort; Räume für Feste; Location Saal Hochzeit', 'Hochzeiten | Geburtstage | Tagungen | Konzerte | Catering'],
      ),
    ]),
    ...family('garden', [
      kind(
        'bed-and-breakfast',
        'BedAndBreakfast',
        [
          'Bed and breakfast; Rooms and breakfast; b&b bnb guest house pension',
          'Double rooms | Single rooms | Breakfast | Family room | Bicycle store',
        ],
        [
          'Pension; Zimmer mit Frühstück; B&B Gästehaus Fremdenzimmer',
          'Doppelzimmer | Einzelzimmer | Frühstück | Familienzimmer | Fahrradkeller',
        ],
      ),
      kind(
        'holiday-home',
        'LodgingBusiness',
        ['Holiday home; Holidays; holiday flat apartment cottage bach', 'Holiday flat | House | Bed linen | Pets | Long stays'],
        ['Ferienwohnung; Ferien; Ferienhaus Apartment Urlaub', 'Ferienwohnung | Ferienhaus | Bettwäsche | Haustiere | Lange Aufenthalte'],
      ),
      kind(
        'campground',
        'Campground',
        ['Campground; Camping; camp site caravan tent holiday park', 'Tent sites | Caravan sites | Cabins | Showers | Shop'],
        ['Campingplatz; Camping; Zelt Wohnwagen Wohnmobil', 'Zeltplätze | Stellplätze | Hütten | Duschen | Kiosk'],
      ),
    ]),
  ],
}
