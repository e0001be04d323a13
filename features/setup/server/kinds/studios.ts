import { family, type KindGroup, kind } from './kind'

export const studios: KindGroup = {
  ...{ en: 'Design, engineering and IT', de: 'Gestaltung, Technik und IT' },
  kinds: family('studio', [
    kind(
      'architect',
      'ProfessionalService',
      ['Architect; Architecture; architects plans houses', 'New houses | Conversions | Interiors | Consents | Site supervision'],
      ['Architekturbüro; Architektur; Architekt Planung Hausbau', 'Neubau | Umbau | Innenräume | Bauanträge | Bauleitung'],
    ),
    kind(
      'engineer',
      'ProfessionalService',
      ['Engineering office; Engineering; structural civil engineer', 'Structural design | Reports | Drawings | Site visits'],
      ['Ingenieurbüro; Ingenieurleistungen; Statik Statiker Ingenieur', 'Statik | Gutachten | Zeichnungen | Ortstermine'],
    ),
    kind(
      'surveyor',
      'ProfessionalService',
      ['Surveyor; Surveying; land survey valuation', 'Boundaries | Site plans | Buildings | Valuations'],
      ['Vermessungsbüro; Vermessung; Vermesser Gutachter', 'Grenzen | Lagepläne | Gebäude | Wertgutachten'],
    ),
    kind(
      'interior-design',
      'ProfessionalService',
      ['Interior designer; Interior design; interiors rooms', 'Homes | Offices | Colours | Lighting | Furniture'],
      ['Innenarchitektur; Innenarchitektur; Einrichtung Raumgestaltung', 'Wohnungen | Büros | Farben | Licht | Möbel'],
    ),
    kind(
      'graphic-design',
      'ProfessionalService',
      ['Graphic designer; Graphic design; logo branding illustration', 'Logos | Brochures | Packaging | Signs | Illustration'],
      ['Grafikbüro; Grafikdesign; Logo Gestaltung Illustration', 'Logos | Broschüren | Verpackungen | Schilder | Illustration'],
    ),
    kind(
      'web-design',
      'ProfessionalService',
      ['Web designer; Websites; web development agency', 'Websites | Shops | Texts | Search engines | Maintenance'],
      ['Webagentur; Websites; Webdesign Entwicklung', 'Websites | Shops | Texte | Suchmaschinen | Wartung'],
    ),
    kind(
      'marketing',
      'ProfessionalService',
      ['Marketing agency; Marketing; advertising pr social media', 'Strategy | Campaigns | Social media | Texts | Print'],
      ['Werbeagentur; Werbung; Marketing PR', 'Strategie | Kampagnen | Soziale Medien | Texte | Druck'],
    ),
    kind(
      'photographer',
      'ProfessionalService',
      [
        'Photographer; Photography; photos portraits wedding studio',
        'Portraits | Weddings | Families | Businesses | Passport photos | Prints',
      ],
      ['Fotostudio; Fotografie; Fotograf Hochzeit Porträt', 'Porträts | Hochzeiten | Familien | Unternehmen | Passbilder | Abzüge'],
    ),
    kind(
      'film',
      'ProfessionalService',
      ['Film production; Film; video videographer', 'Company films | Weddings | Events | Editing | Drone pictures'],
      ['Filmproduktion; Film; Video Videograf', 'Unternehmensfilme | Hochzeiten | Veranstaltungen | Schnitt | Luftaufnahmen'],
    ),
    kind(
      'it-support',
      'ProfessionalService',
      [
        'IT support; IT support; computer repair network server',
        'Help on site | Remote help | Networks | Backups | New computers | E-mail',
      ],
      ['IT-Service; IT-Service; Computer Netzwerk EDV', 'Hilfe vor Ort | Fernwartung | Netzwerke | Datensicherung | Neue Rechner | E-Mail'],
    ),
    kind(
      'software',
      'ProfessionalService',
      ['Software company; Software; developer programmer app', 'Apps | Web applications | Interfaces | Maintenance | Advice'],
      ['Softwarefirma; Software; Entwickler Programmierung App', 'Apps | Webanwendungen | Schnittstellen | Wartung | Beratung'],
    ),
    kind(
      'print-shop',
      'LocalBusiness',
      ['Print shop; Printing; printer copies signs', 'Copies | Business cards | Brochures | Posters | Signs'],
      ['Druckerei; Druck; Kopien Copyshop Schilder', 'Kopien | Visitenkarten | Broschüren | Plakate | Schilder'],
    ),
    kind(
      'manufacturer',
      'LocalBusiness',
      ['Workshop or factory; Manufacturing; maker production machine', 'Single pieces | Series | Prototypes | Repairs'],
      ['Fertigungsbetrieb; Fertigung; Produktion Maschinenbau Hersteller', 'Einzelstücke | Serien | Prototypen | Reparaturen'],
    ),
  ]),
}
