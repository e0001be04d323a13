import { isGerman } from '../kinds/kinds'
import type { PageWords } from './page-words'
import { words as german } from './words.de'
import { words as english } from './words.en'

/** The sentences of pages in the language of the site: German, and English everywhere else. */
export const wordsIn = (language: string): PageWords => (isGerman(language) ? german : english)
