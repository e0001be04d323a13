import { languagesOf, placeNow } from '@frontage/kit/say'
import { languagesWithTexts } from '@frontage/kit/site-language'
import { hasTexts } from '../../../language'
import { messages } from '../../../messages.admin'

const tags = [
  ...Object.values(languagesWithTexts).flat(),
  ...[
    'ar',
    'cs',
    'da',
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

/** Languages by their names, those that the product's own texts have first; the others say so. */
export const languages = tags.map((value) => ({ value, label: labelOf(value) }))
