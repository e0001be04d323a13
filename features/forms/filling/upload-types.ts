import { say } from '@frontage/kit/say'
import type { FormField } from '../form'
import { uploadTypes } from '../spec'
import { uploadMessages } from './messages.upload'

type Limits = Pick<FormField, 'accept'>

/** What the field takes, as its owner wrote it, or what every upload takes (portfolio and forms, §5). */
export const itemsOf = ({ accept }: Limits): readonly string[] => (accept.length ? accept : uploadTypes)

/** `pdf` of `PDF` and `.pdf`; undefined of a MIME type. */
export const endingOf = (item: string): string | undefined => (item.includes('/') ? undefined : item.replace(/^\./, '').toLowerCase())

/** For the browser's own choice of files. */
export const acceptOf = (items: readonly string[]): string =>
  items.map((item) => (item.includes('/') ? item : `.${endingOf(item)}`)).join(',')

/** What may be chosen, in words; long lists are cut, the browser's own choice knows all of them. */
export const typesOf = (items: readonly string[]): string => {
  const names = items.map((item) => item.replace('/*', ''))
  return names.length > 8 ? say(uploadMessages.more, { types: names.slice(0, 8).join(', ') }) : names.join(', ')
}
