import { createVisitorTexts, type Translations } from '@frontage/kit/texts.server'
import { aboutIn } from '@frontage/kit/texts-about.server'

/** Declares them all. */
import.meta.glob(
  ['../../features/*/{,*/}messages*.ts', '../../packages/parts/{*/,}{messages,words}.ts', './messages.ts', '!../../features/**/*.test.ts'],
  {
    eager: true,
  },
)

const sources = import.meta.glob<string>(
  ['../../features/*/{,*/}messages*.ts', '../../packages/parts/{*/,}{messages,words}.ts', './messages.ts', '!../../features/**/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

type Translated = { readonly words: Translations[string] }

/** Words in a language stand beside the English ones, `messages.de.ts` or `messages.form.de.ts`. */
const translated = import.meta.glob<Translated>(
  ['../../{features,packages,apps}/*/messages*.??.ts', '../../features/*/*/messages*.??.ts'],
  { eager: true },
)

function translations(): Translations {
  const all: Record<string, Translations[string]> = {}
  for (const [file, { words }] of Object.entries(translated)) {
    const language = /\.(\w+)\.ts$/.exec(file)?.[1] ?? ''
    all[language] = { ...all[language], ...words }
  }
  return all
}

/** What all parts of the site say to visitors. */
export const visitorTexts = createVisitorTexts(new Map(Object.values(sources).flatMap((source) => [...aboutIn(source)])), translations())
