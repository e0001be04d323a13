import { wordsOfHtml } from '@frontage/kit/text-of-html.server'
import type { NewField } from './form-builder'

type Choice = { readonly label: string; readonly value: string; readonly isChosen: boolean }

const LONGEST = 200
const MOST = 200

/** Choices under their labels; a value is only said where it is another. The first that is chosen is what the field holds at first. */
export function choicesOf(all: readonly Choice[]): Pick<NewField, 'options' | 'value'> {
  const options = all.slice(0, MOST).flatMap(({ label, value }) => {
    const shown = wordsOfHtml(label || value).slice(0, LONGEST)
    const sent = wordsOfHtml(value).slice(0, LONGEST)
    return shown ? [{ label: shown, ...(sent && sent !== shown && { value: sent }) }] : []
  })
  const chosen = all.find(({ isChosen }) => isChosen)
  return { options, ...(chosen && { value: wordsOfHtml(chosen.value || chosen.label).slice(0, LONGEST) }) }
}

/** Bytes of a number of megabytes, as far as a form takes them. */
export const bytesOf = (megabytes: number): number | undefined =>
  megabytes > 0 ? Math.round(Math.min(100, Math.max(0.001, megabytes)) * 1024 * 1024) : undefined

/** Endings of files in a list: `jpg, .png;pdf`. */
export const endingsIn = (text: string): string[] =>
  text
    .split(/[\s,;|]+/)
    .map((ending) => ending.replace(/^\./, '').toLowerCase())
    .filter((ending) => /^[\w+-]{1,20}$/.test(ending))
    .slice(0, 100)

/** A number of characters that a field may have; undefined where nothing is said. */
export const lengthOf = (number: number): number | undefined => (number >= 1 && number <= 100_000 ? Math.round(number) : undefined)

/** Entries that say something. */
export const given = <Name extends string, Value>(name: Name, value: Value | undefined | ''): { readonly [Key in Name]?: Value } =>
  (value === undefined || value === '' ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
