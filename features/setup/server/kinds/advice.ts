import { family, type KindGroup, kind } from './kind'

export const advice: KindGroup = {
  ...{ en: 'Law, money and advice', de: 'Recht, Geld und Beratung' },
  kinds: family('advice', [
    kind(
      'lawyer',
      'LegalService',
      [
        'Law office; Legal advice; lawyer solicitor attorney barrister law firm',
        'Property | Wills | Family law | Employment law | Small business | Disputes',
      ],
      [
        'Anwaltskanzlei; Rechtsberatung; Rechtsanwalt Anwalt Kanzlei',
        'Immobilien | Erbrecht | Familienrecht | Arbeitsrecht | Unternehmen | Streitfälle',
      ],
    ),
    kind(
      'notary',
      'Notary',
      ['Notary; Notary services; public actions', 'Property | Wills | Companies | Powers of attorney | Certified copies'],
      ['Notariat; Notariat; Notar Beurkundung', 'Immobilien | Testamente | Gesellschaften | Vollmachten | Beglaubigungen'],
    ),
    kind(
      'accountant',
      'AccountingService',
      [
        'Accountant; Accounting; bookkeeper tax books',
        'Yearly accounts | Tax returns | Bookkeeping | Payroll | Starting a business | Advice',
      ],
      [
        'Buchhaltungsbüro; Buchhaltung; Buchhalter Rechnungswesen',
        'Jahresabschluss | Laufende Buchhaltung | Lohnabrechnung | Existenzgründung | Beratung',
      ],
    ),
    kind(
      'tax-adviser',
      'AccountingService',
      ['Tax adviser; Tax advice; tax consultant return', 'Tax returns | Business taxes | Yearly accounts | Payroll | Property | Advice'],
      [
        'Steuerkanzlei; Steuerberatung; Steuerberater Steuern',
        'Steuererklärungen | Unternehmenssteuern | Jahresabschluss | Lohnabrechnung | Immobilien | Beratung',
      ],
    ),
    kind(
      'financial-adviser',
      'FinancialService',
      ['Financial adviser; Financial advice; mortgage broker investment loan', 'First talk | Mortgages | Savings | Retirement | Insurance'],
      [
        'Finanzberatung; Finanzberatung; Baufinanzierung Anlage Kredit',
        'Erstgespräch | Baufinanzierung | Vermögensaufbau | Altersvorsorge | Versicherungen',
      ],
    ),
    kind(
      'insurance',
      'InsuranceAgency',
      ['Insurance agency; Insurance; broker agent cover', 'Home | Car | Health | Life | Business | Claims'],
      [
        'Versicherungsagentur; Versicherungen; Makler Versicherung',
        'Haus und Wohnung | Auto | Krankenversicherung | Leben | Betrieb | Schadensfälle',
      ],
    ),
    kind(
      'real-estate',
      'RealEstateAgent',
      [
        'Real estate agent; Houses and flats; estate agency property letting',
        'Selling | Buying | Letting | Valuation | Property management',
      ],
      ['Immobilienbüro; Immobilien; Makler Wohnungen Häuser', 'Verkauf | Kauf | Vermietung | Bewertung | Hausverwaltung'],
    ),
    kind(
      'consultant',
      'ProfessionalService',
      ['Consultant; Consulting; management adviser strategy', 'First talk | Strategy | Processes | Projects | Workshops'],
      ['Unternehmensberatung; Beratung; Consulting Strategie', 'Erstgespräch | Strategie | Abläufe | Projekte | Workshops'],
    ),
    kind(
      'recruitment',
      'EmploymentAgency',
      ['Recruitment agency; Recruitment; staffing jobs headhunter', 'Permanent jobs | Temporary jobs | Search | Interviews | Advice'],
      [
        'Personalvermittlung; Personalvermittlung; Zeitarbeit Jobs',
        'Festanstellungen | Zeitarbeit | Suche | Bewerbungsgespräche | Beratung',
      ],
    ),
    kind(
      'translator',
      'ProfessionalService',
      [
        'Translator; Translations; interpreter language proofreading',
        'Translations | Certified translations | Interpreting | Proofreading',
      ],
      ['Übersetzungsbüro; Übersetzungen; Dolmetscher Lektorat', 'Übersetzungen | Beglaubigte Übersetzungen | Dolmetschen | Korrektorat'],
    ),
    kind(
      'funeral',
      'LocalBusiness',
      ['Funeral home; Funerals; undertaker cremation burial', 'Burials | Cremations | Farewells | Paperwork | Planning ahead'],
      ['Bestattungshaus; Bestattungen; Bestatter Beerdigung', 'Erdbestattung | Feuerbestattung | Trauerfeiern | Formalitäten | Vorsorge'],
    ),
    kind(
      'travel-agency',
      'TravelAgency',
      ['Travel agency; Travel; tours trips holidays', 'Flights | Package holidays | Cruises | Group trips | Advice'],
      ['Reisebüro; Reisen; Urlaub Touren', 'Flüge | Pauschalreisen | Kreuzfahrten | Gruppenreisen | Beratung'],
    ),
  ]),
}
