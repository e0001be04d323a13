import type { Business } from '../business'

/** Countries in which the postal code stands before the town. */
const codeFirst = new Set('AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LI LT LU MA MC NL NO PL PT RO RS SE SI SK TN TR'.split(' '))

/** The same by language, where nobody said the country. */
const codeFirstIn = new Set('bg cs da de el es et fi fr hr hu it lt lv nb nl pl pt ro sk sl sv tr'.split(' '))

type Place = Pick<Business, 'street' | 'suburb' | 'city' | 'region' | 'postcode' | 'country'>

/** The address as it is written on a letter, without what is not known. The country of the business is not said to its neighbours. */
export function addressLines({ street, suburb, city, region, postcode, country }: Place, language = ''): string[] {
  const isCodeFirst = country ? codeFirst.has(country) : codeFirstIn.has(language.split('-')[0] ?? '')
  const town = isCodeFirst ? [postcode, city] : [city, postcode]
  return [street, suburb, town.filter(Boolean).join(' '), region === city ? '' : region].filter(Boolean)
}
