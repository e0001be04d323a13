import { takesFiles } from '../../fields-of'
import type { ContactForm } from '../../form'
import { partsOf } from '../../server/file-name'
import type { FilesStore } from '../../server/files.store'
import type { FieldIssue, Sent } from '../../server/sent-form'
import type { PlainFile, PlainState } from '../plain'

export type Moment = {
  readonly step: number
  readonly errors: readonly FieldIssue[]
  readonly message: string
  readonly status: string
  readonly folder: string
  readonly ticket: string
  readonly page: string
}

/** Everything that was typed and taken so far, with what is to be said about it. */
export async function plainStateOf(files: FilesStore, sent: Sent, moment: Moment): Promise<PlainState> {
  const values = sent.fields.filter((field) => !takesFiles(field)).map(({ name }) => [name, [...sent.texts(name)]] as const)
  const held = []
  for (const { name } of sent.fields.filter(takesFiles)) held.push([name, await filesAt(files, sent.texts(name))] as const)
  return { ...moment, values: Object.fromEntries(values), files: Object.fromEntries(held) }
}

async function filesAt(files: FilesStore, paths: readonly string[]): Promise<PlainFile[]> {
  const found: PlainFile[] = []
  for (const path of paths) {
    const at = partsOf(path)
    const row = at && (await files.inFolder(at.folder)).find(({ name, entry_id }) => name === at.name && entry_id === null)
    if (row) found.push({ path, name: row.name, bytes: Number(row.bytes) })
  }
  return found
}

/** The step of the first complaint; the one that was sent from where none has a step. */
export function stepOf({ steps }: ContactForm, errors: readonly FieldIssue[], otherwise: number): number {
  const found = steps.findIndex(({ fields }) => fields.some(({ name }) => name === errors[0]?.field))
  return found < 0 ? otherwise : found
}
