import { placeNow, setLocale } from '@frontage/kit/say'

const said = (name: string): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The admin speaks English: that of the site, else that of the browser, else plain English. */
export const englishOf = (languages: readonly string[]): string => languages.find((tag) => /^en(-|$)/.test(tag)) ?? 'en'

/** Numbers, dates and times in the admin are written as the site writes them, if it is in English, and in its zone. */
export function setAdminLocale(): void {
  const { language, timeZone } = placeNow()
  setLocale({ language: englishOf([said('site-language') ?? language, ...navigator.languages]), timeZone: said('time-zone') ?? timeZone })
}
