import { counted, formatAt, languagesOf } from '@frontage/kit/say'
import { type Display, sortNames } from '../display'
import { sourceNameOf } from './card'
import { barMessages } from './messages.bar'
import type { DisplayAnswer } from './wire.display'

type Option = { readonly value: string; readonly label: string }
type Select = { readonly name: 'sort' | 'stars' | 'source' | 'lang'; readonly label: string; readonly options: readonly Option[] }

const languageNames = /* @__PURE__ */ formatAt((place) => new Intl.DisplayNames(languagesOf(place), { type: 'language' }))

/** "German" for `de`; what is no language stays as it is. */
export function languageNameOf(code: string): string {
  try {
    return languageNames().of(code) ?? code
  } catch {
    return code
  }
}

/** What the bar of a display offers. A select with nothing to choose from is left out. */
export function choicesOf({ display, choices }: Pick<DisplayAnswer, 'display' | 'choices'>) {
  const kinds = choices.types.map(({ name }) => ({ value: name, label: sourceNameOf(name) }))
  return {
    selects: selectsOf(display, choices).filter(({ options }) => options.length > 2 || options[0]?.value !== ''),
    types: [{ value: '', label: barMessages.allKinds }, ...kinds],
    tags: display.bar.tags.map((tag) => ({ value: tag, label: tag })),
  }
}

function selectsOf({ bar, selection }: Display, { sources, languages }: DisplayAnswer['choices']): Select[] {
  const usual = { value: '', label: barMessages.sorts[selection.sort] }
  const others = sortNames.filter((sort) => sort !== selection.sort).map((sort) => ({ value: sort, label: barMessages.sorts[sort] }))
  const stars = [5, 4, 3, 2, 1].map((star) => ({
    value: String(star),
    label: counted(barMessages.stars, star),
  }))
  const all: (Select & { readonly isOn: boolean })[] = [
    { name: 'sort', label: barMessages.sort, options: [usual, ...others], isOn: bar.sort },
    { name: 'stars', label: barMessages.rating, options: [{ value: '', label: barMessages.anyRating }, ...stars], isOn: bar.rating },
    {
      name: 'source',
      label: barMessages.source,
      options: [{ value: '', label: barMessages.allSources }, ...sources.map(({ id, name }) => ({ value: id, label: name }))],
      isOn: bar.source,
    },
    {
      name: 'lang',
      label: barMessages.language,
      options: [{ value: '', label: barMessages.allLanguages }, ...languages.map((code) => ({ value: code, label: languageNameOf(code) }))],
      isOn: bar.language,
    },
  ]
  return all.filter(({ isOn }) => isOn)
}

/** Whether a display has anything above its list. */
export const hasBar = ({ bar }: Display): boolean => Object.values(bar).some((part) => (Array.isArray(part) ? part.length > 0 : part))
