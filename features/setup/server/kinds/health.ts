import { family, type KindGroup, kind } from './kind'

export const health: KindGroup = {
  ...{ en: 'Health and counselling', de: 'Gesundheit und Beratung' },
  kinds: family('health', [
    kind(
      'physiotherapy',
      'Physiotherapy',
      [
        'Physiotherapy practice; Physiotherapy; physio physiotherapist rehab',
        'Backs and necks | Sports injuries | After surgery | Home visits | Massage | Pilates classes',
      ],
      [
        'Physiotherapiepraxis; Physiotherapie; Krankengymnastik Physio Reha',
        'Rücken und Nacken | Sportverletzungen | Nach Operationen | Hausbesuche | Massage | Pilates-Kurse',
      ],
    ),
    kind(
      'doctor',
      'MedicalBusiness',
      [
        'Doctor’s practice; Family medicine; doctor gp physician clinic medical',
        'Consultations | Check-ups | Vaccinations | Blood tests | Travel advice | Home visits',
      ],
      [
        'Arztpraxis; Hausarztpraxis; Arzt Ärztin Hausarzt Medizin',
        'Sprechstunde | Vorsorge | Impfungen | Blutabnahme | Reiseberatung | Hausbesuche',
      ],
    ),
    kind(
      'dentist',
      'Dentist',
      [
        'Dental practice; Dentistry; dentist teeth orthodontist hygienist',
        'Check-ups | Cleaning | Fillings | Crowns and bridges | Implants | Children’s dentistry',
      ],
      [
        'Zahnarztpraxis; Zahnmedizin; Zahnarzt Zähne Kieferorthopädie',
        'Vorsorge | Zahnreinigung | Füllungen | Kronen und Brücken | Implantate | Kinderzahnheilkunde',
      ],
    ),
    kind(
      'osteopath',
      'MedicalBusiness',
      [
        'Osteopathy practice; Osteopathy; osteopath chiropractor chiropractic',
        'First treatment | Backs and necks | Headaches | Babies and children | Sports injuries',
      ],
      [
        'Osteopathiepraxis; Osteopathie; Osteopath Chiropraktik',
        'Erstbehandlung | Rücken und Nacken | Kopfschmerzen | Säuglinge und Kinder | Sportverletzungen',
      ],
    ),
    kind(
      'massage',
      'MedicalBusiness',
      [
        'Massage practice; Massage; masseur bodywork relaxation',
        'Relaxing massage | Sports massage | Neck and shoulders | Foot massage | Pregnancy massage',
      ],
      [
        'Massagepraxis; Massage; Masseur Entspannung',
        'Entspannungsmassage | Sportmassage | Nacken und Schultern | Fußmassage | Schwangerenmassage',
      ],
    ),
    kind(
      'naturopath',
      'MedicalBusiness',
      [
        'Naturopath; Naturopathy; homeopathy acupuncture chinese medicine natural',
        'First consultation | Acupuncture | Herbal medicine | Nutrition | Follow-up visits',
      ],
      [
        'Heilpraktikerpraxis; Naturheilkunde; Heilpraktiker Akupunktur Homöopathie',
        'Erstgespräch | Akupunktur | Pflanzenheilkunde | Ernährung | Folgetermine',
      ],
    ),
    kind(
      'counselling',
      'MedicalBusiness',
      [
        'Counselling practice; Counselling; psychotherapist therapist psychologist therapy',
        'First talk | Talks for one | Couples | Families | Online sessions',
      ],
      [
        'Praxis für Beratung; Psychologische Beratung; Psychotherapie Therapeut Psychologe',
        'Erstgespräch | Einzelgespräche | Paarberatung | Familienberatung | Gespräche online',
      ],
    ),
    kind(
      'coach',
      'ProfessionalService',
      [
        'Coach; Coaching; life coach career supervision mediator mediation',
        'First talk | Coaching for one | Team coaching | Career change | Workshops',
      ],
      [
        'Coach; Coaching; Supervision Mediation Beratung',
        'Erstgespräch | Einzelcoaching | Teamcoaching | Berufliche Veränderung | Workshops',
      ],
    ),
    kind(
      'midwife',
      'MedicalBusiness',
      [
        'Midwife; Midwifery; birth pregnancy doula',
        'Care in pregnancy | Birth preparation | Home births | Care after birth | Breastfeeding advice',
      ],
      [
        'Hebamme; Hebammenhilfe; Geburt Schwangerschaft Doula',
        'Schwangerenvorsorge | Geburtsvorbereitung | Hausgeburten | Wochenbettbetreuung | Stillberatung',
      ],
    ),
    kind(
      'speech-therapy',
      'MedicalBusiness',
      [
        'Speech therapy practice; Speech therapy; speech language therapist logopedics',
        'Assessment | Children | Voice | After a stroke | Home visits',
      ],
      ['Praxis für Logopädie; Logopädie; Sprachtherapie Sprechen Stimme', 'Diagnostik | Kinder | Stimme | Nach Schlaganfall | Hausbesuche'],
    ),
    kind(
      'occupational-therapy',
      'MedicalBusiness',
      [
        'Occupational therapy practice; Occupational therapy; ergotherapy',
        'Children | Hand therapy | After a stroke | Work and daily life | Home visits',
      ],
      ['Praxis für Ergotherapie; Ergotherapie; Handtherapie', 'Kinder | Handtherapie | Nach Schlaganfall | Alltag und Beruf | Hausbesuche'],
    ),
    kind(
      'podiatry',
      'MedicalBusiness',
      ['Podiatry practice; Podiatry; foot care feet chiropodist', 'Foot care | Nail treatment | Diabetic feet | Insoles | Home visits'],
      ['Praxis für Podologie; Podologie; Fußpflege Füße', 'Fußpflege | Nagelbehandlung | Diabetischer Fuß | Einlagen | Hausbesuche'],
    ),
    kind(
      'optician',
      'Optician',
      [
        'Optician; Glasses and contact lenses; optometrist eye test spectacles',
        'Eye tests | Glasses | Sunglasses | Contact lenses | Repairs',
      ],
      ['Augenoptiker; Brillen und Kontaktlinsen; Optiker Sehtest', 'Sehtest | Brillen | Sonnenbrillen | Kontaktlinsen | Reparaturen'],
    ),
    kind(
      'hearing',
      'MedicalBusiness',
      ['Hearing clinic; Hearing care; audiologist hearing aids', 'Hearing tests | Hearing aids | Fitting | Repairs | Hearing protection'],
      ['Hörakustiker; Hörakustik; Hörgeräte Hörtest', 'Hörtest | Hörgeräte | Anpassung | Reparaturen | Gehörschutz'],
    ),
    kind(
      'pharmacy',
      'Pharmacy',
      ['Pharmacy; Pharmacy; chemist medicines drugstore', 'Prescriptions | Advice | Vaccinations | Blood pressure checks | Delivery'],
      ['Apotheke; Apotheke; Arzneimittel Medikamente', 'Rezepte | Beratung | Impfungen | Blutdruckmessung | Botendienst'],
    ),
    kind(
      'nutrition',
      'MedicalBusiness',
      [
        'Nutrition practice; Nutrition advice; dietitian nutritionist diet',
        'First consultation | Meal plans | Allergies | Sports nutrition | Families',
      ],
      [
        'Ernährungsberatung; Ernährungsberatung; Diät Diätassistent',
        'Erstgespräch | Ernährungspläne | Allergien | Sporternährung | Familien',
      ],
    ),
    kind(
      'home-care',
      'MedicalBusiness',
      ['Home care service; Care at home; nursing elderly carer aged', 'Personal care | Nursing | Housekeeping | Company | Night care'],
      [
        'Pflegedienst; Pflege zu Hause; ambulant Altenpflege Betreuung',
        'Grundpflege | Behandlungspflege | Haushaltshilfe | Betreuung | Nachtpflege',
      ],
    ),
    kind(
      'yoga',
      'ExerciseGym',
      [
        'Yoga studio; Yoga; pilates meditation tai chi',
        'Beginners’ classes | Open classes | Pilates | Yoga in pregnancy | Private lessons | Meditation',
      ],
      ['Yogastudio; Yoga; Pilates Meditation', 'Anfängerkurse | Offene Stunden | Pilates | Schwangerenyoga | Einzelstunden | Meditation'],
    ),
  ]),
}
