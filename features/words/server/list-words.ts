import type { Tools } from '@frontage/kit/feature.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import type { TextSource, VisitorTexts } from '@frontage/kit/texts.server'
import { placesIn, textAt } from '../places'
import type { SiteText, WordsAnswer } from '../wire.admin'
import type { OwnWords } from './own-words'

export type WordsService = Pick<Tools, 'db' | 'audit' | 'events'> & {
  readonly own: OwnWords
  readonly texts: () => VisitorTexts
  readonly look: () => Promise<Pick<SiteLook, 'language'>>
}

/** Every text, what it says by itself in the site's language, and what its owner made of it. */
export async function listWords({ own, texts, look }: Pick<WordsService, 'own' | 'texts' | 'look'>): Promise<WordsAnswer> {
  const [words, { language }] = [await own.read(), await look()]
  const { sources, translationOf } = texts()
  const translation = translationOf(language)
  const textsOf = ({ english, help }: TextSource, name: string): SiteText[] =>
    placesIn(english, language).map(({ place, text, way = '' }) => ({
      ...{ place, way, help: helpAt(help, place) },
      standard: textAt(translation[name], place) ?? text,
      own: words[name]?.[place] ?? '',
    }))
  const groups = [...sources].map(([name, source]) => ({ name, title: source.title, texts: textsOf(source, name) }))
  const isTranslated = language.startsWith('en') || Object.keys(translation).length > 0
  return { language, isTranslated, groups: groups.toSorted((one, other) => one.title.localeCompare(other.title, 'en')) }
}

/** What is said about a text, or about the group that it stands in. */
const helpAt = (help: TextSource['help'], place: string): string =>
  help[place] || (place.includes('.') ? helpAt(help, place.slice(0, place.lastIndexOf('.'))) : '')
