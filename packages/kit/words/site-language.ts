/** Languages that the product's own texts have, with the ways in which countries write their dates and numbers. */
export const languagesWithTexts = {
  en: ['en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'en-ZA'],
  de: ['de', 'de-AT', 'de-CH'],
} as const

/** Browsers say it in every country: many are never told where they are. */
const SAYS_LITTLE = 'en-US'

/** The language that a site begins with: that of its owner's browser, where the product's own texts are in it. */
export function firstLanguageOf(browser: string, timeZone: string): string | undefined {
  const tags = Object.entries(languagesWithTexts).find(([language]) => browser.split('-')[0]?.toLowerCase() === language)?.[1]
  if (!tags || (browser === SAYS_LITTLE && !/^(?:America|Pacific\/Honolulu)/.test(timeZone))) return tags?.[0]
  return tags.find((tag) => tag.toLowerCase() === browser.toLowerCase()) ?? tags[0]
}
