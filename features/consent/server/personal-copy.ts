import path from 'node:path'
import type { AboutPerson, PersonalCopy } from '@frontage/kit/personal.server'
import type { Files } from '@frontage/kit/storage/files.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { privacyMessages as say } from '../messages.privacy'

/** As JSON, with the files that belong to it. */
export function copyOf(files: Pick<Files, 'read'>, { mailbox, parts }: AboutPerson): PersonalCopy {
  const place = (kind: string, id: number, key: string, name: string): string =>
    `${kind}/${id}/${path.basename(key).slice(0, 8)}-${safe(name)}`
  const records = parts.map(({ kind, own }) => [
    kind,
    own.map(({ id, at, data, files: filed }) => ({
      ...{ id, at, data },
      files: filed.map(({ key, name }) => ({ name, at: place(kind, id, key, name) })),
    })),
  ])
  return {
    texts: new Map<string, unknown>([['personal-data', { mailbox, ...Object.fromEntries(records) }]]),
    files: parts.flatMap(({ kind, own }) =>
      own.flatMap(({ id, files: filed }) =>
        filed.map(({ key, name }) => ({ path: place(kind, id, key, name), read: () => bytesOf(files, key) })),
      ),
    ),
  }
}

async function bytesOf(files: Pick<Files, 'read'>, key: string): Promise<Uint8Array> {
  const bytes = await files.read(key)
  if (!bytes) throw new Refusal('file-missing', say.fileMissing(`files/${key}`), { status: 409 })
  return bytes
}

/** A visitor's name for a file leads nowhere else, and is never taken for data. */
const safe = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._-]/gu, '_')
    .replace(/\.json$/i, '.json.txt')
    .slice(-80)
