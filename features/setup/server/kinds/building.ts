import { family, type KindGroup, kind } from './kind'

export const building: KindGroup = {
  ...{ en: 'Building and joinery', de: 'Bau und Holz' },
  kinds: family('building', [
    kind(
      'builder',
      'GeneralContractor',
      [
        'Builder; Building; construction contractor houses renovation',
        'New houses | Renovations | Extensions | Decks | Repairs | Small jobs',
      ],
      [
        'Bauunternehmen; Bauen; Baufirma Hausbau Renovierung',
        'Neubauten | Renovierung | Anbauten | Terrassen | Reparaturen | Kleine Aufträge',
      ],
    ),
    kind(
      'joiner',
      'HomeAndConstructionBusiness',
      ['Joinery; Joinery; joiner carpenter cabinet furniture kitchen wood', 'Kitchens | Cupboards | Doors | Tables | Stairs | Repairs'],
      ['Schreinerei; Schreinerei; Tischler Tischlerei Möbel Küche Holz', 'Küchen | Schränke | Türen | Tische | Treppen | Reparaturen'],
    ),
    kind(
      'carpenter',
      'HomeAndConstructionBusiness',
      ['Carpenter; Carpentry; timber frame roof deck', 'Roof frames | Timber houses | Decks | Carports | Facades'],
      ['Zimmerei; Zimmerei; Zimmermann Dachstuhl Holzbau', 'Dachstühle | Holzhäuser | Terrassen | Carports | Fassaden'],
    ),
    kind(
      'roofer',
      'RoofingContractor',
      ['Roofer; Roofs; roofing gutters tiles slate', 'New roofs | Repairs | Gutters | Roof windows | Insulation'],
      ['Dachdeckerei; Dächer; Dachdecker Dach Dachrinne', 'Neue Dächer | Reparaturen | Dachrinnen | Dachfenster | Dämmung'],
    ),
    kind(
      'painter',
      'HousePainter',
      ['Painter; Painting; decorator walls wallpaper', 'Rooms | Facades | Wallpaper | Wood | Floors'],
      ['Malerbetrieb; Malerarbeiten; Maler Anstrich Tapeten', 'Innenräume | Fassaden | Tapeten | Holz | Böden'],
    ),
    kind(
      'plasterer',
      'HomeAndConstructionBusiness',
      ['Plasterer; Plastering; drywall stucco render', 'Walls | Ceilings | Facades | Drywall | Insulation'],
      ['Stuckateurbetrieb; Putz und Trockenbau; Stuckateur Gipser Verputzer', 'Wände | Decken | Fassaden | Trockenbau | Dämmung'],
    ),
    kind(
      'tiler',
      'HomeAndConstructionBusiness',
      ['Tiler; Tiles; tiling bathroom mosaic', 'Bathrooms | Kitchens | Floors | Terraces | Repairs'],
      ['Fliesenleger; Fliesen; Bad Mosaik Platten', 'Bäder | Küchen | Böden | Terrassen | Reparaturen'],
    ),
    kind(
      'flooring',
      'HomeAndConstructionBusiness',
      ['Flooring company; Floors; carpet parquet wood laminate', 'Wooden floors | Carpets | Laminate | Sanding | Stairs'],
      ['Bodenleger; Böden; Parkett Teppich Laminat', 'Parkett | Teppichböden | Laminat | Schleifen | Treppen'],
    ),
    kind(
      'mason',
      'GeneralContractor',
      ['Mason; Stone and brick; bricklayer stonemason concrete', 'Brickwork | Stone walls | Concrete | Paving | Repairs'],
      ['Maurerbetrieb; Mauerwerk; Maurer Beton Steinmetz', 'Mauerwerk | Natursteinmauern | Beton | Pflaster | Reparaturen'],
    ),
    kind(
      'stonemason',
      'HomeAndConstructionBusiness',
      ['Stonemason; Stone; gravestones marble granite', 'Gravestones | Worktops | Stairs | Floors | Restoration'],
      ['Steinmetzbetrieb; Naturstein; Grabsteine Marmor Granit', 'Grabsteine | Arbeitsplatten | Treppen | Böden | Restaurierung'],
    ),
    kind(
      'metalwork',
      'HomeAndConstructionBusiness',
      ['Metal workshop; Metalwork; blacksmith welder steel', 'Stairs | Railings | Gates | Welding | Repairs'],
      ['Metallbau; Metallbau; Schlosser Schmied Schweißen', 'Treppen | Geländer | Tore | Schweißarbeiten | Reparaturen'],
    ),
    kind(
      'glazier',
      'HomeAndConstructionBusiness',
      ['Glazier; Glass and windows; window doors', 'Windows | Doors | Repairs | Mirrors | Showers'],
      ['Glaserei; Glas und Fenster; Glaser Türen', 'Fenster | Türen | Reparaturen | Spiegel | Duschen'],
    ),
    kind(
      'excavation',
      'GeneralContractor',
      ['Earthworks company; Earthworks; digger excavation drainage', 'Excavation | Drains | Driveways | Demolition | Machine hire'],
      ['Tiefbau; Erdarbeiten; Bagger Aushub Entwässerung', 'Aushub | Entwässerung | Zufahrten | Abbruch | Maschinenverleih'],
    ),
    kind(
      'scaffolding',
      'GeneralContractor',
      ['Scaffolding company; Scaffolding; scaffold', 'Houses | Facades | Roof edges | Special scaffolds'],
      ['Gerüstbau; Gerüste; Gerüstbauer', 'Wohnhäuser | Fassaden | Dachfang | Sondergerüste'],
    ),
    kind(
      'kitchens',
      'FurnitureStore',
      ['Kitchen studio; Kitchens; fitted kitchen showroom', 'Planning | Kitchens | Appliances | Fitting | Renovation'],
      ['Küchenstudio; Küchen; Einbauküche Küchenplanung', 'Planung | Küchen | Geräte | Montage | Erneuerung'],
    ),
    kind(
      'upholsterer',
      'HomeAndConstructionBusiness',
      ['Upholsterer; Upholstery; furniture curtains interior', 'Chairs | Sofas | Curtains | Blinds | Car seats'],
      ['Raumausstattung; Raumausstattung; Polsterei Gardinen Vorhänge', 'Stühle | Sofas | Vorhänge | Sonnenschutz | Böden'],
    ),
    kind(
      'stove-fitter',
      'HomeAndConstructionBusiness',
      ['Stoves and chimneys; Stoves and chimneys; fireplace chimney sweep', 'Stoves | Fireplaces | Chimneys | Sweeping | Repairs'],
      ['Ofenbau; Öfen und Kamine; Kaminbauer Schornsteinfeger', 'Öfen | Kamine | Schornsteine | Kehren | Reparaturen'],
    ),
  ]),
}
