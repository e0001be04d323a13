import { addressOf, pathFor } from '@frontage/kit/wire/address'
import type { FilledSite } from '../site.fake'

export type Answered = { readonly address: string; readonly isOk: boolean; readonly text: string }

/** What every call that reads answers to an owner and to an editor, asked about the records with these numbers. */
export async function everyAnswer(site: Pick<FilledSite, 'app' | 'get' | 'cookies'>, numbers: readonly number[]): Promise<Answered[]> {
  const reads = site.app.features
    .flatMap(({ routes }) => routes.map(({ call }) => addressOf(call)))
    .filter(({ method }) => method === 'GET')
  const answered: Answered[] = []
  for (const cookie of [site.cookies.owner, site.cookies.editor])
    for (const { path } of reads)
      for (const id of numbers) {
        const address = `${pathFor(path, () => id)}${path.includes(':') ? '' : `?id=${id}&form=${id}`}`
        const response = await site.get(address, cookie)
        answered.push({ address, isOk: response.ok, text: Buffer.from(await response.arrayBuffer()).toString('latin1') })
      }
  return answered
}
