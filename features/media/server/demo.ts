import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { TRUSTED_SECONDS } from '@frontage/kit/storage/pictures.server'
import * as v from 'valibot'
import { ENCODED_AT_ONCE } from '../spec'
import type { createFilmsTransfer } from './films/films-transfer'
import type { Pictures } from './pictures'

const list = v.array(v.object({ file: v.string(), alt: v.string() }))

/** Keeps every JPEG of the demo business, with the text that says what it shows. */
export async function importDemo(pictures: Pictures, folder: string): Promise<void> {
  const at = (file: string): string => path.join(folder, 'pictures', file)
  const texts = new Map(v.parse(list, JSON.parse(await readFile(at('pictures.json'), 'utf8'))).map(({ file, alt }) => [file, alt]))
  const waiting = (await readdir(path.join(folder, 'pictures'))).filter((file) => file.endsWith('.jpg')).sort()
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      await pictures.keep(path.parse(file).name, await readFile(at(file)), texts.get(file) ?? '', { seconds: TRUSTED_SECONDS })
  }
  await Promise.all(Array.from({ length: ENCODED_AT_ONCE }, work))
}

/** Keeps the films of the demo business, where it has some. */
export async function importDemoFilms(films: ReturnType<typeof createFilmsTransfer>, folder: string): Promise<void> {
  const at = path.join(folder, 'films')
  const names = (await readdir(at).catch(() => [])).sort()
  const texts = names.includes('films.json') ? JSON.parse(await readFile(path.join(at, 'films.json'), 'utf8')) : []
  await films.takeFiles(
    names.map((name) => ({ path: `films/${name}`, read: () => readFile(path.join(at, name)) })),
    new Map([['films/films', texts]]),
  )
}
