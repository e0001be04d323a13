import { family, type KindGroup, kind } from './kind'

export const food: KindGroup = {
  ...{ en: 'Food and drink', de: 'Essen und Trinken' },
  kinds: [
    ...family('cafe', [
      kind(
        'cafe',
        'CafeOrCoffeeShop',
        ['Café; Coffee and cake; cafe coffee tea room espresso', 'Coffee | Breakfast | Lunch | Cakes | Take-away | Cakes to order'],
        [
          'Café; Kaffee und Kuchen; Kaffeehaus Espresso Tee',
          'Kaffee | Frühstück | Mittagstisch | Kuchen | Zum Mitnehmen | Torten auf Bestellung',
        ],
      ),
      kind(
        'bakery',
        'Bakery',
        ['Bakery; Bread and pastries; baker bread cake patisserie', 'Bread | Rolls | Pastries | Cakes | Sandwiches | Cakes to order'],
        [
          'Bäckerei; Brot und Gebäck; Bäcker Konditorei Kuchen',
          'Brot | Brötchen | Feines Gebäck | Kuchen | Belegte Brötchen | Torten auf Bestellung',
        ],
      ),
      kind(
        'take-away',
        'FastFoodRestaurant',
        [
          'Take-away; Take-away food; fast food takeaway burger fish chips kebab pizza',
          'Burgers | Chips | Salads | Drinks | Delivery | Pick-up',
        ],
        ['Imbiss; Essen zum Mitnehmen; Schnellimbiss Döner Burger Pizza', 'Burger | Pommes | Salate | Getränke | Lieferung | Abholung'],
      ),
      kind(
        'food-truck',
        'FastFoodRestaurant',
        ['Food truck; Street food; van mobile stall', 'Lunch | Markets | Private parties | Company events'],
        ['Foodtruck; Streetfood; Imbisswagen mobil', 'Mittagstisch | Märkte | Private Feiern | Firmenfeste'],
      ),
      kind(
        'ice-cream',
        'IceCreamShop',
        ['Ice-cream shop; Ice cream; gelato gelateria', 'Scoops | Sundaes | Ice-cream cakes | Coffee | Take-away'],
        ['Eisdiele; Eis; Gelato Eiscafé', 'Kugeln | Eisbecher | Eistorten | Kaffee | Zum Mitnehmen'],
      ),
      kind(
        'butcher',
        'Store',
        ['Butcher; Meat and sausages; butchery meat deli', 'Beef | Pork | Poultry | Sausages | Ready meals | Orders'],
        ['Metzgerei; Fleisch und Wurst; Fleischerei Metzger', 'Rind | Schwein | Geflügel | Wurst | Mittagstisch | Vorbestellungen'],
      ),
      kind(
        'delicatessen',
        'GroceryStore',
        ['Delicatessen; Fine food; deli cheese wine grocer', 'Cheese | Antipasti | Wine | Gift baskets | Lunch | Platters'],
        ['Feinkostladen; Feinkost; Käse Wein Delikatessen', 'Käse | Antipasti | Wein | Geschenkkörbe | Mittagstisch | Platten'],
      ),
      kind(
        'caterer',
        'ProfessionalService',
        ['Caterer; Catering; party service buffet wedding', 'Weddings | Company events | Buffets | Finger food | Cakes | Staff'],
        ['Catering-Service; Catering; Partyservice Buffet', 'Hochzeiten | Firmenfeste | Buffets | Fingerfood | Torten | Personal'],
      ),
    ]),
    ...family('evening', [
      kind(
        'restaurant',
        'Restaurant',
        ['Restaurant; Restaurant; bistro dining pizzeria sushi', 'Lunch | Dinner | Set menu | Private parties | Take-away | Vouchers'],
        [
          'Restaurant; Restaurant; Gaststätte Bistro Pizzeria',
          'Mittagessen | Abendessen | Menü | Private Feiern | Zum Mitnehmen | Gutscheine',
        ],
      ),
      kind(
        'inn',
        'Restaurant',
        ['Country inn; Food and rooms; gastropub guesthouse tavern', 'Lunch | Dinner | Rooms | Weddings | Garden'],
        ['Gasthof; Küche und Zimmer; Gasthaus Wirtshaus Landgasthof', 'Mittagstisch | Abendkarte | Zimmer | Feiern | Biergarten'],
      ),
      kind(
        'bar',
        'BarOrPub',
        ['Bar or pub; Drinks; cocktail wine bar pub beer tavern', 'Beer | Wine | Cocktails | Snacks | Live music | Private parties'],
        ['Bar oder Kneipe; Drinks; Cocktails Weinbar Pub Bier', 'Bier | Wein | Cocktails | Kleine Karte | Livemusik | Private Feiern'],
      ),
      kind(
        'brewery',
        'Brewery',
        ['Brewery; Beer; craft beer taproom distillery', 'Taproom | Beer to take away | Tours | Tastings | Events'],
        ['Brauerei; Bier; Craftbier Brauhaus Brennerei', 'Ausschank | Bier zum Mitnehmen | Führungen | Verkostungen | Veranstaltungen'],
      ),
      kind(
        'winery',
        'Winery',
        ['Winery; Wine; vineyard cellar door vintner', 'Cellar door | Tastings | Tours | Wine to order | Events'],
        ['Weingut; Wein; Winzer Weinkeller', 'Hofverkauf | Weinproben | Führungen | Weinversand | Veranstaltungen'],
      ),
    ]),
  ],
}
