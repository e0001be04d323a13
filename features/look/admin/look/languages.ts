import { languagesOf, placeNow } from '@frontage/kit/say'
import { hasTexts } from '../../language'
import { messages } from '../../messages.admin'

const tags = [
  ...['en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'en-ZA'],
  ...[
    'ar',
    'cs',
    'da',
    'de',
    'el',
    'es',
    'et',
    'fa',
    'fi',
    'fj',
    'fr',
    'ga',
    'haw',
    'he',
    'hi',
    'hr',
    'hu',
    'id',
    'is',
    'it',
    'ja',
    'ko',
    'lt',
    'lv',
  ],
  ...[
    'mi',
    'ms',
    'nb',
    'nl',
    'pl',
    'pt',
    'pt-BR',
    'ro',
    'ru',
    'sk',
    'sl',
    'sm',
    'sv',
    'th',
    'to',
    'tr',
    'uk',
    'ur',
    'vi',
    'cy',
    'zh-Hans',
    'zh-Hant',
  ],
]

const names = new Intl.DisplayNames(languagesOf(placeNow()), { type: 'language' })

const labelOf = (tag: string): string => {
  const name = names.of(tag) ?? tag
  return hasTexts(tag) ? name : messages.language.inEnglish(name)
}

/** Languages by their names, English ones first; those that the product's own texts do not have say so. */
export const languages = tags.map((value) => ({ value, label: labelOf(value) }))
