import { family, type KindGroup, kind } from './kind'

export const lessonsAndAnimals: KindGroup = {
  ...{ en: 'Children, animals and lessons', de: 'Kinder, Tiere und Unterricht' },
  kinds: family('playful', [
    kind(
      'childcare',
      'ChildCare',
      ['Childcare; Childcare; nursery kindergarten daycare playgroup', 'Under threes | Three to six | Mornings | Whole days | Holidays'],
      [
        'Kindertagesstätte; Kinderbetreuung; Kita Kindergarten Tagesmutter Krippe',
        'Unter drei | Drei bis sechs | Vormittags | Ganztags | Ferien',
      ],
    ),
    kind(
      'tutor',
      'ProfessionalService',
      ['Tutor; Tutoring; maths homework lessons school', 'Maths | Languages | Exam preparation | Homework help | Online lessons'],
      ['Nachhilfe; Nachhilfe; Lernhilfe Mathe Schule', 'Mathematik | Sprachen | Prüfungsvorbereitung | Hausaufgaben | Online-Unterricht'],
    ),
    kind(
      'music-school',
      'ProfessionalService',
      ['Music school; Music lessons; piano guitar singing teacher', 'Piano | Guitar | Singing | Drums | Trial lessons | Groups'],
      ['Musikschule; Musikunterricht; Klavier Gitarre Gesang', 'Klavier | Gitarre | Gesang | Schlagzeug | Probestunden | Gruppen'],
    ),
    kind(
      'dance-school',
      'LocalBusiness',
      ['Dance school; Dance; ballet salsa ballroom', 'Children | Beginners | Couples | Ballet | Wedding dance'],
      ['Tanzschule; Tanzen; Ballett Salsa Standard', 'Kinder | Anfänger | Paare | Ballett | Hochzeitstanz'],
    ),
    kind(
      'language-school',
      'ProfessionalService',
      ['Language school; Languages; english spanish course', 'Beginners | Advanced | Private lessons | Companies | Exams'],
      ['Sprachschule; Sprachen; Englisch Deutsch Kurs', 'Anfänger | Fortgeschrittene | Einzelunterricht | Firmen | Prüfungen'],
    ),
    kind(
      'driving-school',
      'LocalBusiness',
      ['Driving school; Driving lessons; licence instructor', 'Car | Motorcycle | Trailer | Refresher lessons | Theory'],
      ['Fahrschule; Fahrschule; Führerschein Fahrlehrer', 'Auto | Motorrad | Anhänger | Auffrischung | Theorie'],
    ),
    kind(
      'art-school',
      'LocalBusiness',
      ['Art classes; Art; painting pottery ceramics drawing craft', 'Drawing | Painting | Pottery | Children | Weekends'],
      ['Kunstkurse; Kunst; Malen Töpfern Zeichnen', 'Zeichnen | Malen | Töpfern | Kinder | Wochenenden'],
    ),
    kind(
      'swim-school',
      'SportsActivityLocation',
      ['Swim school; Swimming lessons; swimming baby', 'Babies | Children | Adults | Private lessons'],
      ['Schwimmschule; Schwimmunterricht; Schwimmen Baby', 'Babys | Kinder | Erwachsene | Einzelunterricht'],
    ),
    kind(
      'vet',
      'VeterinaryCare',
      ['Vet; Veterinary care; veterinarian animals clinic', 'Check-ups | Vaccinations | Surgery | Dental care | Home visits | Emergencies'],
      [
        'Tierarztpraxis; Tiermedizin; Tierarzt Tiere Tierklinik',
        'Untersuchungen | Impfungen | Operationen | Zahnpflege | Hausbesuche | Notfälle',
      ],
    ),
    kind(
      'dog-groomer',
      'LocalBusiness',
      ['Dog groomer; Dog grooming; pet grooming poodle', 'Washing | Clipping | Trimming | Claws | Puppies'],
      ['Hundesalon; Hundepflege; Hundefriseur', 'Waschen | Scheren | Trimmen | Krallen | Welpen'],
    ),
    kind(
      'dog-school',
      'LocalBusiness',
      ['Dog school; Dog training; puppy trainer', 'Puppies | Basic training | Private lessons | Walks'],
      ['Hundeschule; Hundetraining; Welpen Hundetrainer', 'Welpen | Grundkurs | Einzelstunden | Spaziergänge'],
    ),
    kind(
      'kennel',
      'LocalBusiness',
      ['Pet boarding; Pet boarding; kennel cattery dog sitter', 'Dogs | Cats | Day care | Holidays | Small animals'],
      ['Tierpension; Tierpension; Hundepension Katzen Tiersitter', 'Hunde | Katzen | Tagesbetreuung | Urlaub | Kleintiere'],
    ),
    kind(
      'riding',
      'SportsActivityLocation',
      ['Riding school; Riding; horses pony stable', 'Lessons | Pony hours | Trail rides | Boarding | Holiday courses'],
      ['Reitschule; Reiten; Pferde Ponys Reitstall', 'Reitstunden | Ponystunden | Ausritte | Einstellplätze | Ferienkurse'],
    ),
    kind(
      'pet-shop',
      'PetStore',
      ['Pet shop; Pet supplies; pet food aquarium', 'Dog food | Cat food | Small animals | Aquariums | Advice'],
      ['Zoohandlung; Tierbedarf; Tierfutter Aquarium', 'Hundefutter | Katzenfutter | Kleintiere | Aquarien | Beratung'],
    ),
    kind(
      'toy-shop',
      'ToyStore',
      ['Toy shop; Toys; games children', 'Toys | Games | Books | Gifts | Orders'],
      ['Spielwarenladen; Spielzeug; Spiele Kinder', 'Spielzeug | Spiele | Bücher | Geschenke | Bestellungen'],
    ),
    kind(
      'party',
      'LocalBusiness',
      ['Parties for children; Children’s parties; clown magician birthday', 'Birthdays | Face painting | Magic | Games | Hire'],
      ['Kinderfeste; Kinderfeste; Clown Zauberer Geburtstag', 'Geburtstage | Kinderschminken | Zaubern | Spiele | Verleih'],
    ),
  ]),
}
