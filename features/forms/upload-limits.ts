import type { FormField } from './form'
import { uploadMessages } from './messages.upload'
import { uploadTypes } from './spec'

type Limits = Pick<FormField, 'accept' | 'mostBytes' | 'mostFiles' | 'leastFiles'>
type Chosen = { readonly name: string; readonly size: number; readonly type?: string }

const isEnding = (item: string): boolean => !item.includes('/')

/** What the field takes, as its owner wrote it, or what every upload takes (portfolio and forms, §5). */
const itemsOf = ({ accept }: Pick<Limits, 'accept'>): readonly string[] => (accept.length ? accept : uploadTypes)

/** For the browser's own choice of files. */
export const acceptOf = (field: Pick<Limits, 'accept'>): string =>
  itemsOf(field)
    .map((item) => (isEnding(item) ? `.${item.replace(/^\./, '')}` : item))
    .join(',')

const doesFit = ({ name, type = '' }: Chosen, field: Limits): boolean => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return itemsOf(field).some((item) => {
    if (isEnding(item)) return ending === item.replace(/^\./, '').toLowerCase()
    return item.endsWith('/*') ? type.startsWith(item.slice(0, -1)) : type === item
  })
}

/** Why a file is not even sent; undefined: it is. The server looks again. */
export function problemOfFile(file: Chosen, field: Limits): string | undefined {
  if (!doesFit(file, field)) return uploadMessages.badType
  return file.size > field.mostBytes ? uploadMessages.tooLarge : undefined
}

const units = [
  [1_048_576, 'MB'],
  [1024, 'KB'],
] as const

/** `2.1 MB`, `390.6 KB`, `17 B`. */
export function sizeOf(bytes: number): string {
  const [unit, name] = units.find(([least]) => bytes >= least) ?? [1, 'B']
  return `${Number((bytes / unit).toFixed(1))} ${name}`
}

/** What may be chosen, in words; long lists are cut, the browser's own choice knows all of them. */
export const typesOf = (field: Pick<Limits, 'accept'>): string => {
  const names = itemsOf(field).map((item) => item.replace('/*', ''))
  return names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : names.join(', ')
}
