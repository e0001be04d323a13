import { Refusal } from '@frontage/kit/wire/refusal'
import type { TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { fieldsOf } from '../../../fields-of'
import type { FormField } from '../../../form'
import { gaps as words } from '../../../messages.gaps'
import type { FilesFromElsewhere } from '../../../server/contracts'
import { freeFileName } from '../../../server/file-name'
import { MOST_FILES } from '../../../spec'
import { type ComingMessage, fileNameAt, type NamedFile } from './coming-message'

/** `ids`: of files that are stored, and belong to no message yet. */
type Fetched = { readonly ids: readonly number[]; readonly came: readonly NamedFile[]; readonly gaps: readonly string[] }

/** Fetches the files of a message one after the other, and judges each as the field would that it was sent with. */
export async function fetchFiles(
  { form, files }: Pick<ComingMessage, 'form' | 'files'>,
  { file: read, checkpoint }: Pick<TakingPosts, 'file' | 'checkpoint'>,
  store: FilesFromElsewhere,
): Promise<Fetched> {
  const asked = new Map(fieldsOf(form.form).map((field) => [field.name, field]))
  const places = new Map<string, number>()
  const names = new Set<string>()
  const fetched = { ids: [] as number[], came: [] as NamedFile[], gaps: [] as string[] }
  for (const one of files) {
    await checkpoint()
    const place = places.get(one.field) ?? 0
    const field = asked.get(one.field)
    const name = freeFileName(fileNameAt(one.address), names)
    const taken = await take(field, { field: one.field, place, name }, one.address)
    if (typeof taken === 'string') fetched.gaps.push(words.sentFile(one.address, taken))
    else {
      names.add(name)
      places.set(one.field, place + 1)
      fetched.ids.push(taken)
      fetched.came.push(one)
    }
  }
  return fetched

  /** The number of the stored file, or why there is none. */
  async function take(field: FormField | undefined, label: Label, address: string): Promise<number | string> {
    if (label.place >= (field?.mostFiles ?? MOST_FILES)) return words.whyNoFile.more
    const bytes = await read(address).catch((reason: unknown) => (reason instanceof Error ? reason.message : String(reason)))
    if (typeof bytes === 'string') return bytes
    const taken = await store.add(field, label, bytes).catch((reason: unknown) => {
      if (reason instanceof Refusal) return reason.message
      throw reason
    })
    if (typeof taken === 'string') return taken
    return taken.refused ? words.whyNoFile[taken.refused] : taken.id
  }
}

type Label = { readonly field: string; readonly place: number; readonly name: string }
