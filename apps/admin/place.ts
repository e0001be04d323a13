import { placeNow, setLocale } from '@frontage/kit/say'

const said = (name: string): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The admin writes its language as the site does, if it is in the same one, else as the browser does: `en-GB` of `en`. */
export const localeOf = (language: string, tags: readonly string[]): string =>
  tags.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language

/** Numbers, dates and times follow the language that this person reads the admin in, and the zone of the site. */
export function setAdminLocale(): void {
  const { language, timeZone } = placeNow()
  const reads = document.documentElement.lang || 'en'
  setLocale({
    language: localeOf(reads, [said('site-language') ?? language, ...navigator.languages]),
    timeZone: said('time-zone') ?? timeZone,
  })
}
