import { parseUrl } from '@frontage/kit/url'
import { text } from '@frontage/kit/wire/fields'
import { isEmail } from '@frontage/rules/email'
import * as v from 'valibot'
import { exceptionShape, weekShape } from './hours'
import { LONGEST_PRICE_RANGE } from './spec'

/** What schema.org calls it; the first is right for every business, the others follow as the owner reads them, by alphabet. */
export const kinds = [
  'LocalBusiness',
  'AccountingService',
  'ArtGallery',
  'Bakery',
  'BarOrPub',
  'BeautySalon',
  'BedAndBreakfast',
  'BikeStore',
  'AutoBodyShop',
  'BookStore',
  'Brewery',
  'GeneralContractor',
  'CafeOrCoffeeShop',
  'Campground',
  'AutoDealer',
  'AutoRepair',
  'AutoWash',
  'ChildCare',
  'ClothingStore',
  'HobbyShop',
  'DaySpa',
  'Dentist',
  'Electrician',
  'ElectronicsStore',
  'FinancialService',
  'Florist',
  'FurnitureStore',
  'GardenStore',
  'GroceryStore',
  'ExerciseGym',
  'HairSalon',
  'HardwareStore',
  'MedicalBusiness',
  'HVACBusiness',
  'LodgingBusiness',
  'HomeAndConstructionBusiness',
  'Hotel',
  'HousePainter',
  'IceCreamShop',
  'InsuranceAgency',
  'JewelryStore',
  'DryCleaningOrLaundry',
  'LegalService',
  'Locksmith',
  'MotorcycleRepair',
  'MovingCompany',
  'NailSalon',
  'Notary',
  'Optician',
  'PetStore',
  'Pharmacy',
  'Physiotherapy',
  'Plumber',
  'ProfessionalService',
  'RealEstateAgent',
  'EmploymentAgency',
  'Restaurant',
  'RoofingContractor',
  'ShoeStore',
  'Store',
  'SportsClub',
  'SportsActivityLocation',
  'FastFoodRestaurant',
  'TattooParlor',
  'EntertainmentBusiness',
  'ToyStore',
  'TravelAgency',
  'TireShop',
  'VeterinaryCare',
  'Winery',
] as const

const line = (most: number) => v.optional(v.pipe(text(most), v.trim()), '')

const phone = v.pipe(text(40), v.trim(), v.regex(/^$|^[\d\s()+./-]{5,40}$/, 'Enter a phone number, such as +44 20 7946 0000.'))
const ADDRESS = 'Enter an e-mail address, such as name@example.com.'
/** As it may be stored: what was taken before all addresses had one rule is not lost. */
const storedEmail = v.pipe(text(200), v.trim(), v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, ADDRESS))
const email = v.pipe(
  text(200),
  v.trim(),
  v.check((value) => value === '' || isEmail(value), ADDRESS),
)
const country = v.pipe(text(2), v.trim(), v.toUpperCase(), v.regex(/^$|^[A-Z]{2}$/, 'Enter the two-letter country code, such as GB.'))

/** Only addresses that lead out over https: they stand where search engines read them. */
const isProfile = (value: string): boolean => parseUrl(value)?.protocol === 'https:' && !/[\s\\]/.test(value)
const profile = v.pipe(text(300), v.trim(), v.check(isProfile, 'The address must start with https://'))

const PRICES = 'Enter a price range, such as $$ or $20–60.'
/** Signs of money, or figures: search engines show nothing else. */
const priceRange = v.pipe(
  text(200),
  v.trim(),
  v.maxLength(LONGEST_PRICE_RANGE, PRICES),
  v.check((value) => value === '' || /[\p{Sc}\d]/u.test(value), PRICES),
)

const degrees = (most: number) =>
  v.pipe(v.number('Enter a number.'), v.minValue(-most, `At least ${-most}.`), v.maxValue(most, `At most ${most}.`))

/** What the business is, and where and when it is found. Whatever is left empty is not told. */
export const businessShape = v.object({
  kind: v.optional(v.picklist(kinds), 'LocalBusiness'),
  name: line(120),
  street: line(200),
  suburb: line(120),
  city: line(120),
  region: line(120),
  postcode: line(20),
  country: v.optional(country, ''),
  phone: v.optional(phone, ''),
  email: v.optional(storedEmail, ''),
  /** What things cost there, in a few signs; empty where nobody has said so. */
  priceRange: v.optional(priceRange, ''),
  /** Where it lies, in degrees north and east. */
  geo: v.optional(v.nullable(v.object({ latitude: degrees(90), longitude: degrees(180) })), null),
  /** Undefined until somebody has said when it is open. */
  hours: v.optional(v.nullable(weekShape), null),
  exceptions: v.optional(v.pipe(v.array(exceptionShape), v.maxLength(60)), []),
  /** Its pages on other sites. */
  profiles: v.optional(v.pipe(v.array(profile), v.maxLength(20)), []),
})

/** The same as an owner saves it. */
export const newBusinessShape = v.object({ ...businessShape.entries, email: v.optional(email, '') })

export type Business = v.InferOutput<typeof businessShape>
