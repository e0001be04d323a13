import { family, type KindGroup, kind } from './kind'

export const gardenAndFarm: KindGroup = {
  ...{ en: 'Garden, flowers and farm', de: 'Garten, Blumen und Hof' },
  kinds: family('garden', [
    kind(
      'gardener',
      'HomeAndConstructionBusiness',
      ['Gardener; Gardens; garden care lawn hedge landscape', 'Garden care | Planting | Hedges | Lawns | Trees | Clearing'],
      ['Gärtnerei; Gartenpflege; Gärtner Garten Rasen Hecke', 'Gartenpflege | Bepflanzung | Hecken | Rasen | Bäume | Entrümpeln'],
    ),
    kind(
      'landscaper',
      'HomeAndConstructionBusiness',
      ['Landscape gardener; Gardens and landscapes; landscaping paving ponds', 'Design | Planting | Paving | Walls | Ponds | Fences'],
      [
        'Garten- und Landschaftsbau; Gärten; Landschaftsgärtner Pflaster Teich',
        'Planung | Bepflanzung | Pflaster | Mauern | Teiche | Zäune',
      ],
    ),
    kind(
      'tree-care',
      'HomeAndConstructionBusiness',
      ['Tree care; Trees; arborist tree surgeon felling', 'Pruning | Felling | Stumps | Reports | Firewood'],
      ['Baumpflege; Baumpflege; Baumfällung Baumpfleger', 'Baumschnitt | Fällungen | Wurzelstöcke | Gutachten | Brennholz'],
    ),
    kind(
      'florist',
      'Florist',
      ['Florist; Flowers; bouquets flower shop wedding', 'Bouquets | Weddings | Funerals | Pot plants | Deliveries | Subscriptions'],
      ['Blumenladen; Blumen; Florist Sträuße Hochzeit', 'Sträuße | Hochzeiten | Trauerfloristik | Topfpflanzen | Lieferung | Abos'],
    ),
    kind(
      'nursery',
      'GardenStore',
      ['Plant nursery; Plants; garden centre seedlings', 'Perennials | Shrubs | Trees | Vegetables | Advice'],
      ['Baumschule; Pflanzen; Gartencenter Stauden Setzlinge', 'Stauden | Sträucher | Bäume | Gemüsepflanzen | Beratung'],
    ),
    kind(
      'farm-shop',
      'GroceryStore',
      ['Farm shop; Farm food; vegetables eggs organic farm market', 'Vegetables | Fruit | Eggs | Meat | Milk and cheese | Boxes'],
      ['Hofladen; Hofladen; Gemüse Eier Bauernhof Bio', 'Gemüse | Obst | Eier | Fleisch | Milch und Käse | Gemüsekisten'],
    ),
    kind(
      'farm',
      'LocalBusiness',
      ['Farm; Farming; agriculture dairy orchard', 'Farm sales | Pick your own | Visits | Contract work'],
      ['Bauernhof; Landwirtschaft; Hof Milch Obstbau', 'Hofverkauf | Selbst pflücken | Hofbesuche | Lohnarbeiten'],
    ),
    kind(
      'beekeeper',
      'LocalBusiness',
      ['Beekeeper; Honey; bees apiary', 'Honey | Candles | Pollination | Swarms | Courses'],
      ['Imkerei; Honig; Imker Bienen', 'Honig | Kerzen | Bestäubung | Schwärme | Kurse'],
    ),
    kind(
      'health-food',
      'GroceryStore',
      ['Organic shop; Organic food; health food wholefood bulk', 'Fruit and vegetables | Bread | Cheese | Dry goods | Cosmetics'],
      ['Bioladen; Biokost; Naturkost Reformhaus', 'Obst und Gemüse | Brot | Käse | Trockenwaren | Naturkosmetik'],
    ),
  ]),
}
