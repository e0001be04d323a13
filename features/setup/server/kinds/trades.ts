import { family, type KindGroup, kind } from './kind'

export const trades: KindGroup = {
  ...{ en: 'Trades, repairs and moving', de: 'Handwerk, Reparatur und Umzug' },
  kinds: family('trades', [
    kind(
      'plumber',
      'Plumber',
      ['Plumber; Plumbing; pipes drains gas bathroom', 'Repairs | Leaks | Drains | Hot water | Bathrooms | Emergencies'],
      [
        'Sanitärbetrieb; Sanitär; Klempner Installateur Rohre Bad',
        'Reparaturen | Undichte Rohre | Abflüsse | Warmwasser | Bäder | Notdienst',
      ],
    ),
    kind(
      'electrician',
      'Electrician',
      [
        'Electrician; Electrical work; electric wiring lights',
        'Repairs | Wiring | Lighting | Switchboards | Charging points | Safety checks',
      ],
      [
        'Elektrobetrieb; Elektroarbeiten; Elektriker Elektro Strom',
        'Reparaturen | Leitungen | Beleuchtung | Sicherungskästen | Ladestationen | Prüfungen',
      ],
    ),
    kind(
      'heating',
      'HVACBusiness',
      [
        'Heating engineer; Heating and cooling; heat pump boiler air conditioning hvac',
        'Heat pumps | Boilers | Air conditioning | Servicing | Repairs | Emergencies',
      ],
      [
        'Heizungsbau; Heizung und Klima; Wärmepumpe Heizungsbauer Klimaanlage',
        'Wärmepumpen | Heizkessel | Klimaanlagen | Wartung | Reparaturen | Notdienst',
      ],
    ),
    kind(
      'solar',
      'HomeAndConstructionBusiness',
      ['Solar installer; Solar power; photovoltaic panels battery', 'Solar panels | Batteries | Charging points | Cleaning | Servicing'],
      ['Solarbetrieb; Solarstrom; Photovoltaik Batterie', 'Solaranlagen | Speicher | Ladestationen | Reinigung | Wartung'],
    ),
    kind(
      'locksmith',
      'Locksmith',
      ['Locksmith; Locks and keys; lock door security', 'Door opening | New locks | Keys cut | Safes | Emergencies'],
      ['Schlüsseldienst; Schlösser und Schlüssel; Türöffnung Schloss', 'Türöffnung | Neue Schlösser | Schlüssel | Tresore | Notdienst'],
    ),
    kind(
      'garage',
      'AutoRepair',
      ['Garage; Car repairs; mechanic workshop auto car', 'Servicing | Brakes | Tyres | Inspections | Air conditioning | Diagnosis'],
      [
        'Autowerkstatt; Autoreparatur; KFZ Werkstatt Mechaniker',
        'Inspektion | Bremsen | Reifen | Hauptuntersuchung | Klimaanlage | Diagnose',
      ],
    ),
    kind(
      'body-shop',
      'AutoBodyShop',
      ['Body shop; Bodywork and paint; panel beater dents car', 'Dents | Paint | Accident repairs | Glass | Insurance claims'],
      ['Karosseriebetrieb; Karosserie und Lack; Lackiererei Dellen', 'Dellen | Lack | Unfallschäden | Glas | Versicherungsfälle'],
    ),
    kind(
      'tyres',
      'TireShop',
      ['Tyre shop; Tyres; tires wheels', 'New tyres | Fitting | Balancing | Storage | Repairs'],
      ['Reifenhandel; Reifen; Räder Reifendienst', 'Neue Reifen | Montage | Auswuchten | Einlagerung | Reparaturen'],
    ),
    kind(
      'car-wash',
      'AutoWash',
      ['Car wash; Clean cars; valet detailing', 'Outside wash | Inside cleaning | Polish | Seats'],
      ['Autopflege; Autopflege; Waschanlage Aufbereitung', 'Außenwäsche | Innenreinigung | Politur | Polster'],
    ),
    kind(
      'car-dealer',
      'AutoDealer',
      ['Car dealer; Cars; used cars dealership', 'Used cars | New cars | Part exchange | Financing | Test drives'],
      ['Autohaus; Autos; Autohändler Gebrauchtwagen', 'Gebrauchtwagen | Neuwagen | Inzahlungnahme | Finanzierung | Probefahrten'],
    ),
    kind(
      'motorcycles',
      'MotorcycleRepair',
      ['Motorcycle workshop; Motorcycle repairs; motorbike scooter', 'Servicing | Tyres | Repairs | Inspections | Winter storage'],
      ['Motorradwerkstatt; Motorradreparatur; Motorrad Roller', 'Inspektion | Reifen | Reparaturen | Hauptuntersuchung | Winterlager'],
    ),
    kind(
      'bicycles',
      'BikeStore',
      ['Bicycle workshop; Bicycles; bike repair cycle', 'Servicing | Repairs | New bicycles | E-bikes | Hire'],
      ['Fahrradwerkstatt; Fahrräder; Rad Reparatur E-Bike', 'Inspektion | Reparaturen | Neue Räder | E-Bikes | Verleih'],
    ),
    kind(
      'movers',
      'MovingCompany',
      ['Movers; Moving; removals relocation van storage', 'House moves | Office moves | Packing | Storage | Single items'],
      ['Umzugsunternehmen; Umzüge; Spedition Möbel', 'Privatumzüge | Büroumzüge | Einpacken | Einlagerung | Einzelne Möbel'],
    ),
    kind(
      'courier',
      'LocalBusiness',
      ['Courier; Deliveries; transport haulage freight', 'Same day | Overnight | Regular runs | Heavy goods'],
      ['Kurierdienst; Transporte; Kurier Fracht', 'Am selben Tag | Über Nacht | Feste Touren | Schwere Güter'],
    ),
    kind(
      'taxi',
      'LocalBusiness',
      ['Taxi; Taxi; cab transfer shuttle', 'Town trips | Airport | Patient transport | Long trips'],
      ['Taxiunternehmen; Taxi; Fahrdienst Transfer', 'Stadtfahrten | Flughafen | Krankenfahrten | Fernfahrten'],
    ),
    kind(
      'cleaning',
      'HomeAndConstructionBusiness',
      ['Cleaning company; Cleaning; cleaner windows janitor', 'Homes | Offices | Windows | After building work | End of lease'],
      ['Reinigungsfirma; Reinigung; Putzen Fenster Gebäudereinigung', 'Wohnungen | Büros | Fenster | Bauendreinigung | Auszug'],
    ),
    kind(
      'pest-control',
      'HomeAndConstructionBusiness',
      ['Pest control; Pest control; insects rats wasps', 'Inspections | Insects | Rodents | Wasps | Prevention'],
      ['Schädlingsbekämpfung; Schädlingsbekämpfung; Kammerjäger Insekten', 'Begutachtung | Insekten | Nagetiere | Wespen | Vorbeugung'],
    ),
    kind(
      'handyman',
      'HomeAndConstructionBusiness',
      ['Handyman; Small jobs; repairs odd jobs maintenance caretaker', 'Repairs | Shelves and furniture | Painting | Gutters | Garden'],
      [
        'Hausmeisterservice; Kleine Arbeiten; Handwerker Reparaturen',
        'Reparaturen | Regale und Möbel | Malerarbeiten | Dachrinnen | Garten',
      ],
    ),
    kind(
      'appliances',
      'ElectronicsStore',
      ['Appliance repair; Appliance repairs; washing machine fridge', 'Washing machines | Fridges | Dishwashers | Ovens | Sales'],
      [
        'Hausgeräte-Service; Hausgeräte; Waschmaschine Kühlschrank Reparatur',
        'Waschmaschinen | Kühlschränke | Spülmaschinen | Herde | Verkauf',
      ],
    ),
    kind(
      'phone-repair',
      'ElectronicsStore',
      ['Phone repair; Phone repairs; mobile tablet screen', 'Screens | Batteries | Tablets | Data rescue | Accessories'],
      ['Handyreparatur; Handyreparatur; Smartphone Tablet Display', 'Displays | Akkus | Tablets | Datenrettung | Zubehör'],
    ),
    kind(
      'laundry',
      'DryCleaningOrLaundry',
      ['Laundry; Laundry and dry cleaning; cleaner ironing', 'Dry cleaning | Shirts | Ironing | Bed linen | Pick-up'],
      ['Textilreinigung; Reinigung; Wäscherei Bügeln', 'Chemische Reinigung | Hemden | Bügeln | Bettwäsche | Abholung'],
    ),
    kind(
      'tailor',
      'LocalBusiness',
      ['Tailor; Tailoring; alterations sewing shoemaker cobbler', 'Alterations | Repairs | Made to measure | Wedding dresses'],
      ['Schneiderei; Schneiderei; Änderungen Nähen Schuster', 'Änderungen | Reparaturen | Maßanfertigung | Brautkleider'],
    ),
  ]),
}
