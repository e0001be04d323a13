import type { Library } from '@frontage/kit/library.server'
import { tonesIn } from '@frontage/kit/storage/pictures.server'
import type { Tones } from './checks/contrast'

const nameOf = (file: string): string => file.replace(/^\/media\//, '').replace(/\.[a-z]+$/, '')

/** The darkest and the brightest of the pictures that the media have; measured on their placeholders, where details are even. */
export async function tonesOfFiles(library: Pick<Library, 'find'>, files: readonly string[]): Promise<Tones> {
  if (files.length === 0) return new Map()
  const found = await library.find(files.map(nameOf))
  const measured = files.map(async (file) => {
    const tiny = found.get(nameOf(file))?.tiny
    return tiny ? [[file, await tonesIn(Buffer.from(tiny, 'base64'))] as const] : []
  })
  return new Map((await Promise.all(measured)).flat())
}
