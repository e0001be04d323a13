import { say } from '@frontage/kit/say'
import { messages } from '../../messages.checks'
import type { HeldFiles } from '../../server/contracts'
import { shownName } from '../../server/file-name'
import type { FilesStore } from '../../server/files.store'
import type { FieldIssue, Sent } from '../../server/sent-form'
import type { FormTexts } from '../../texts'
import { type Judge, refusalWords } from './file-verdict'

type Needs = { readonly files: FilesStore; readonly judge: Judge }

/** Puts the files that came along into the visitor's folder, so that they need not be chosen again on the next page. */
export async function holdFiles({ files, judge }: Needs, form: number, texts: FormTexts, folder: string, sent: Sent): Promise<HeldFiles> {
  const paths: [string, string][] = []
  const complaints: FieldIssue[] = []
  for (const field of sent.fields)
    for (const file of sent.uploads(field.name)) {
      const verdict = await judge(field, file)
      if (verdict.refused || !file.incoming) {
        complaints.push({ field: field.name, message: refusalWords(verdict.refused ?? 'type', texts) })
        continue
      }
      const id = await files.keep({ ...file.incoming, hash: file.hash }, verdict)
      const name = await files.seat(id, { folder, field: field.name, form, name: shownName(file.name), most: field.mostFiles })
      if (name !== undefined) paths.push([field.name, `${folder}/${name}`])
      else {
        await files.forgetUnsent([id])
        complaints.push({ field: field.name, message: say(messages.tooMany, { count: field.mostFiles }) })
      }
    }
  return { paths, complaints }
}
