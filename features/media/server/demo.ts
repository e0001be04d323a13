import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { TRUSTED_SECONDS } from '@frontage/kit/storage/pictures.server'
import * as v from 'valibot'
import { ENCODED_AT_ONCE } from '../spec'
import type { Pictures } from './pictures'

const list = v.array(v.object({ file: v.string(), alt: v.string() }))

/** Keeps every JPEG of the demo business, with the text that says what it shows. */
export async function importDemo(pictures: Pictures, folder: string): Promise<void> {
  const at = (file: string): string => path.join(folder, 'pictures', file)
  const texts = new Map(v.parse(list, JSON.parse(await readFile(at('pictures.json'), 'utf8'))).map(({ file, alt }) => [file, alt]))
  const waiting = (await readdir(path.join(folder, 'pictures'))).filter((file) => file.endsWith('.jpg')).sort()
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      await pictures.keep(path.parse(file).name, await readFile(at(file)), texts.get(file) ?? '', TRUSTED_SECONDS)
  }
  await Promise.all(Array.from({ length: ENCODED_AT_ONCE }, work))
}
