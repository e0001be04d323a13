import { family, type KindGroup, kind } from './kind'

export const shopsAndLeisure: KindGroup = {
  ...{ en: 'Shops, sport and culture', de: 'Läden, Sport und Kultur' },
  kinds: family('other', [
    kind(
      'shop',
      'Store',
      ['Shop; Shop; store retail gifts', 'In the shop | Orders | Gift wrapping | Vouchers'],
      ['Laden; Laden; Geschäft Einzelhandel Geschenke', 'Im Laden | Bestellungen | Geschenkverpackung | Gutscheine'],
    ),
    kind(
      'bookshop',
      'BookStore',
      ['Bookshop; Books; books bookseller stationery', 'Books | Orders | Children’s books | Readings | Vouchers'],
      ['Buchhandlung; Bücher; Buchladen Papeterie', 'Bücher | Bestellungen | Kinderbücher | Lesungen | Gutscheine'],
    ),
    kind(
      'clothes',
      'ClothingStore',
      ['Clothes shop; Clothes; fashion boutique', 'Women | Men | Children | Alterations | Vouchers'],
      ['Modegeschäft; Mode; Boutique Kleidung', 'Damen | Herren | Kinder | Änderungen | Gutscheine'],
    ),
    kind(
      'shoes',
      'ShoeStore',
      ['Shoe shop; Shoes; boots footwear', 'Women | Men | Children | Repairs | Insoles'],
      ['Schuhgeschäft; Schuhe; Stiefel', 'Damen | Herren | Kinder | Reparaturen | Einlagen'],
    ),
    kind(
      'jeweller',
      'JewelryStore',
      ['Jeweller; Jewellery; jewelry goldsmith watches rings', 'Rings | Own designs | Repairs | Watches | Engraving'],
      ['Goldschmiede; Schmuck; Juwelier Uhren Ringe', 'Ringe | Eigene Entwürfe | Reparaturen | Uhren | Gravuren'],
    ),
    kind(
      'furniture',
      'FurnitureStore',
      ['Furniture shop; Furniture; antiques second hand', 'Tables | Chairs | Sofas | Beds | Delivery'],
      ['Möbelhaus; Möbel; Antiquitäten Einrichtung', 'Tische | Stühle | Sofas | Betten | Lieferung'],
    ),
    kind(
      'hardware',
      'HardwareStore',
      ['Hardware shop; Tools and hardware; tool timber hire', 'Tools | Paint | Timber | Hire | Keys'],
      ['Eisenwarenhandlung; Werkzeug; Baumarkt Holzhandel', 'Werkzeug | Farben | Holz | Verleih | Schlüssel'],
    ),
    kind(
      'grocer',
      'GroceryStore',
      ['Grocer; Groceries; supermarket dairy corner shop', 'Fruit and vegetables | Bread | Milk | Drinks | Delivery'],
      ['Lebensmittelladen; Lebensmittel; Supermarkt Dorfladen', 'Obst und Gemüse | Brot | Milch | Getränke | Lieferung'],
    ),
    kind(
      'second-hand',
      'Store',
      ['Second-hand shop; Second hand; vintage charity antiques', 'Clothes | Books | Furniture | Toys | Purchases'],
      ['Secondhandladen; Secondhand; Vintage Trödel Antik', 'Kleidung | Bücher | Möbel | Spielzeug | Ankauf'],
    ),
    kind(
      'crafts',
      'HobbyShop',
      ['Craft shop; Crafts; wool fabric sewing hobby', 'Wool | Fabric | Courses | Materials | Orders'],
      ['Handarbeitsladen; Handarbeiten; Wolle Stoffe Basteln', 'Wolle | Stoffe | Kurse | Material | Bestellungen'],
    ),
    kind(
      'gallery',
      'ArtGallery',
      ['Gallery; Art; artist painter sculptor studio', 'Exhibitions | Paintings | Sculpture | Commissions | Studio visits'],
      ['Galerie; Kunst; Künstler Atelier Maler', 'Ausstellungen | Malerei | Skulptur | Auftragsarbeiten | Atelierbesuche'],
    ),
    kind(
      'musician',
      'LocalBusiness',
      ['Musician or band; Music; band singer dj concert', 'Concerts | Weddings | Company events | Recordings'],
      ['Musiker oder Band; Musik; Sänger DJ Konzert', 'Konzerte | Hochzeiten | Firmenfeste | Aufnahmen'],
    ),
    kind(
      'theatre',
      'EntertainmentBusiness',
      ['Theatre or cinema; Stage and film; cinema theater venue', 'Performances | Films | Courses | Hire | Vouchers'],
      ['Theater oder Kino; Bühne und Film; Kino Kleinkunst', 'Aufführungen | Filme | Kurse | Vermietung | Gutscheine'],
    ),
    kind(
      'museum',
      'LocalBusiness',
      ['Museum; Museum; exhibition heritage', 'Exhibitions | Tours | Schools | Shop | Events'],
      ['Museum; Museum; Ausstellung Heimatmuseum', 'Ausstellungen | Führungen | Schulklassen | Laden | Veranstaltungen'],
    ),
    kind(
      'gym',
      'ExerciseGym',
      ['Gym; Training; fitness studio crossfit', 'Trial training | Memberships | Classes | Personal training | Sauna'],
      ['Fitnessstudio; Training; Fitness Kraft', 'Probetraining | Mitgliedschaften | Kurse | Personal Training | Sauna'],
    ),
    kind(
      'personal-trainer',
      'ExerciseGym',
      [
        'Personal trainer; Personal training; fitness running coach',
        'First talk | Single sessions | Small groups | Training plans | Outdoors',
      ],
      ['Personal Trainer; Personal Training; Fitness Laufen', 'Erstgespräch | Einzelstunden | Kleine Gruppen | Trainingspläne | Im Freien'],
    ),
    kind(
      'sports-club',
      'SportsClub',
      ['Sports club; Sport; football tennis association team', 'Children | Teenagers | Adults | Trial training | Membership'],
      ['Sportverein; Sport; Fußball Tennis Verein', 'Kinder | Jugend | Erwachsene | Probetraining | Mitgliedschaft'],
    ),
    kind(
      'martial-arts',
      'SportsClub',
      ['Martial arts school; Martial arts; karate judo boxing', 'Children | Teenagers | Adults | Self-defence | Trial lessons'],
      ['Kampfsportschule; Kampfsport; Karate Judo Boxen', 'Kinder | Jugend | Erwachsene | Selbstverteidigung | Probestunden'],
    ),
    kind(
      'outdoor',
      'SportsActivityLocation',
      ['Outdoor guide; Outdoor tours; hiking climbing kayak diving ski surf', 'Tours | Courses | Hire | Groups | Vouchers'],
      ['Outdoor-Anbieter; Touren im Freien; Wandern Klettern Kajak Tauchen Ski', 'Touren | Kurse | Verleih | Gruppen | Gutscheine'],
    ),
    kind(
      'club',
      'LocalBusiness',
      ['Club or charity; Community; association society church nonprofit', 'Meetings | Events | Help | Membership | Donations'],
      ['Verein; Verein; gemeinnützig Initiative Kirche', 'Treffen | Veranstaltungen | Hilfe | Mitgliedschaft | Spenden'],
    ),
    kind(
      'wedding-planner',
      'ProfessionalService',
      ['Event planner; Events; wedding planner organiser', 'Weddings | Company events | Birthdays | Decoration'],
      ['Eventplanung; Veranstaltungen; Hochzeitsplaner Feste', 'Hochzeiten | Firmenfeste | Geburtstage | Dekoration'],
    ),
    kind(
      'author',
      'LocalBusiness',
      ['Writer or editor; Texts; author copywriter journalist', 'Texts | Editing | Proofreading | Readings'],
      ['Autor oder Lektorat; Texte; Schreiben Lektor Journalist', 'Texte | Lektorat | Korrektorat | Lesungen'],
    ),
    kind(
      'hire',
      'LocalBusiness',
      ['Hire company; Hire; rental equipment party', 'Tools | Machines | Party equipment | Trailers | Delivery'],
      ['Verleih; Verleih; Vermietung Geräte', 'Werkzeug | Maschinen | Festausstattung | Anhänger | Lieferung'],
    ),
    kind(
      'storage',
      'LocalBusiness',
      ['Self storage; Storage; storage units warehouse', 'Small rooms | Large rooms | Garages | Boxes'],
      ['Lagerräume; Lagerräume; Selfstorage Lager', 'Kleine Räume | Große Räume | Garagen | Kartons'],
    ),
  ]),
}
