/** Languages that the admin is built in; the first where nothing else is asked for. */
export const adminLanguages = ['en', 'de'] as const
export type AdminLanguage = (typeof adminLanguages)[number]

const isAdminLanguage = (tag: string): tag is AdminLanguage => adminLanguages.some((language) => language === tag)

/** An `Accept-Language` header as tags, what is liked best first. */
const tagsIn = (accepted: string): string[] =>
  accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...more] = part.split(';').map((piece) => piece.trim())
      return { tag, weight: Number(more.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag.toLowerCase().split('-')[0] ?? '')

/** The language that somebody reads the admin in: what they chose ('' for nothing) before what their browser asks for. */
export const adminLanguageOf = (chosen: string, accepted = ''): AdminLanguage =>
  isAdminLanguage(chosen) ? chosen : (tagsIn(accepted).find(isAdminLanguage) ?? adminLanguages[0])
