import type { FormField } from '../form'
import { fileMessages } from './messages.files'
import { endingOf, itemsOf } from './upload-types'

type Limits = Pick<FormField, 'accept' | 'mostBytes'>
type Chosen = { readonly name: string; readonly size: number; readonly type?: string }

const doesFit = ({ name, type = '' }: Chosen, field: Limits): boolean => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return itemsOf(field).some((item) => {
    const wanted = endingOf(item)
    if (wanted) return ending === wanted
    return item.endsWith('/*') ? type.startsWith(item.slice(0, -1)) : type === item
  })
}

/** Why a file is not even sent; undefined: it is. The server looks again. */
export function problemOfFile(file: Chosen, field: Limits): string | undefined {
  if (!doesFit(file, field)) return fileMessages.badType
  return file.size > field.mostBytes ? fileMessages.tooLarge : undefined
}
