import { say } from '@frontage/kit/say'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { Upload } from '@frontage/kit/wire/upload'
import { fieldsOf } from '../../fields-of'
import type { FormField } from '../../form'
import { messages } from '../../messages.checks'
import { shownName } from '../../server/file-name'
import type { FilesStore } from '../../server/files.store'
import type { FormsStore } from '../../server/forms.store'
import type { FormTickets } from '../../server/tickets'
import type { UploadAnswer } from '../../wire'
import { uploadServerMessages as wire } from '../messages'
import { uploadFile } from '../wire.legacy'
import { type Judge, refusalWords } from './file-verdict'
import type { Folders } from './folders'

type Needs = {
  readonly forms: FormsStore
  readonly files: FilesStore
  readonly folders: Folders
  readonly tickets: FormTickets
  readonly judge: Judge
  /** Whether the network may send one more. */
  readonly countUpload: (bucket: string) => Promise<boolean>
}

const usual = () => ({ upload_file_too_large: messages.tooLarge, upload_file_type_invalid: messages.wrongType })
const no = (data: string): UploadAnswer => ({ success: false, data })
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Facts, §9: one file into the visitor's folder. What it may be stands in the form's definition, never in the request. */
async function take(needs: Needs, body: Readonly<Record<string, unknown>>, { bucket }: Context): Promise<UploadAnswer> {
  const { forms, files, folders, tickets, judge, countUpload } = needs
  const { security } = body
  if (!tickets.isForUploads(security)) return no(wire.staleNonce)
  const file = body['upload-file']
  const field = await fieldFor(forms, body)
  if (!(file instanceof Upload) || !field) return no(wire.failed)
  if (!(await countUpload(bucket))) throw new Refusal('too-many', messages.tooManyMessages, { status: 429, retryAfter: 60 })
  const verdict = await judge(field, file)
  if (verdict.refused) return no(refusalWords(verdict.refused, usual()))
  const asked = textOf(body.upload_folder)
  const folder = folders.isOurs(asked) ? asked : folders.ofTicket(security)
  const held = (await files.inFolder(folder)).filter((row) => row.field === field.name).length
  if (held >= field.mostFiles || !file.incoming) return no(say(messages.tooMany, { count: field.mostFiles }))
  const id = await files.keep({ ...file.incoming, hash: file.hash }, verdict)
  const seat = { folder, field: field.name, form: Number(body.form_id), name: shownName(file.name), most: field.mostFiles }
  const name = await files.seat(id, seat)
  if (name !== undefined) return { success: true, data: { path: folder, file: name } }
  await files.forgetUnsent([id])
  return no(say(messages.tooMany, { count: field.mostFiles }))
}

async function uploadFieldsOf(forms: FormsStore, body: Readonly<Record<string, unknown>>): Promise<FormField[]> {
  const id = textOf(body.form_id)
  const known = /^\d{1,15}$/.test(id) ? await forms.find(Number(id)) : undefined
  return known ? fieldsOf(known.form).filter(({ type }) => type === 'upload') : []
}

/** The field by its name; a form that has a single one for uploads needs none. */
async function fieldFor(forms: FormsStore, body: Readonly<Record<string, unknown>>): Promise<FormField | undefined> {
  const fields = await uploadFieldsOf(forms, body)
  const name = textOf(body.upload_name).replace(/\[\]$/, '')
  return fields.find((field) => field.name === name) ?? (fields.length === 1 ? fields[0] : undefined)
}

export const uploadFileRoute = (needs: Needs) =>
  answer(uploadFile)
    .allow(anyone)
    // Facts, §9: the originals send the file last.
    .beforeFiles(async (fields) => {
      if (!needs.tickets.isForUploads(fields.security)) return no(wire.staleNonce)
      return (await uploadFieldsOf(needs.forms, fields)).length ? undefined : no(wire.failed)
    })
    .with((body, context) => take(needs, body, context))
