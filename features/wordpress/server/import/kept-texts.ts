import { createHash } from 'node:crypto'
import type { ChangingTexts } from '@frontage/kit/scratch-texts.server'
import type { SiteEntry, SiteTexts } from '@frontage/kit/transfer.server'
import { keptNames, gaps as words } from '../../messages.gaps'
import type { Gap } from '../translate/translate-export'

/** What an import left behind, by what it is, as a hash: what is different since then was changed here. */
export type Fingerprints = Readonly<Record<string, string>>
/** What stands here, of which pages are too large to be in memory: all but them, and what of it is known by its hash. */
export type Here = { readonly texts: SiteTexts; readonly hashes: ReadonlyMap<string, HashedEntry> }
type HashedEntry = { readonly hash: string; readonly isEmpty: boolean }

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

type Entry = { readonly name: string; readonly file: string; readonly value: unknown }

const isNumbered = (value: unknown): value is readonly { readonly id: number }[] =>
  Array.isArray(value) && value.length > 0 && value.every((one: { readonly id?: unknown } | null) => typeof one?.id === 'number')

/** Data by what it is: a page by its address, whatever its file is called, and whether it is a draft; a record by its file and number. */
function entriesIn([file, value]: SiteEntry): Entry[] {
  const path = pathIn(file, value)
  const isDraft = file === 'header-draft' || file === 'look-draft'
  if (path !== undefined) return [{ name: `${file.split('/')[0]} ${path}`, file, value }]
  if (isFrame(file) || isDraft) return [{ name: file, file, value }]
  if (file === 'redirects') return redirectsIn(value).map((rule) => ({ name: `redirect ${keyOf(rule)}`, file, value: rule }))
  return isNumbered(value) ? value.map((one) => ({ name: `${file} ${one.id}`, file, value: withoutTimes(one) })) : []
}

const isFrame = (file: string): boolean => file === 'site/header' || file === 'site/footer'

/** The address of the page that a file is, if it is one. */
function pathIn(file: string, value: unknown): string | undefined {
  const path = /^(?:site|drafts)\//.test(file) && !isFrame(file) ? (value as { path?: unknown }).path : undefined
  return typeof path === 'string' ? path : undefined
}

type Redirect = { readonly from: string; readonly to: string; readonly status: number }

/** Redirects by what they do; not how they came to be. */
const redirectsIn = (value: unknown): Redirect[] =>
  Array.isArray(value) ? value.map(({ from, to, status }: Redirect) => ({ from, to, status })) : []
const keyOf = ({ from }: Redirect): string => from.toLowerCase().replace(/(?<=.)\/$/, '')

/** When something was saved says nothing of what it is. */
const withoutTimes = ({ updatedAt: _, ...one }: { readonly id: number; readonly updatedAt?: unknown }): unknown => one

/** What stands here, out of its files one after the other. */
export async function hereOf(files: AsyncIterable<SiteEntry>): Promise<Here> {
  const texts = new Map<string, unknown>()
  const hashes = new Map<string, HashedEntry>()
  for await (const file of files) {
    if (pathIn(...file) === undefined) texts.set(...file)
    for (const { name, value } of entriesIn(file)) hashes.set(name, { hash: hashOf(value), isEmpty: isEmpty(value) })
  }
  return { texts, hashes }
}

/** What came, as it stands here now, to be compared with when the same export comes again. `came`: what it is called. */
export const fingerprintsOf = (came: readonly string[], { hashes }: Here): Fingerprints =>
  Object.fromEntries(came.flatMap((name) => (hashes.has(name) ? [[name, hashes.get(name)!.hash]] : [])))

/**
 * Takes out of what comes everything that would undo somebody's work: what was changed or removed here since the last import, and what
 * stood here before there was any. `names`: what the rest is called.
 */
export function takeOutChanged(
  coming: ChangingTexts,
  { hashes }: Here,
  before: Fingerprints,
): { readonly names: readonly string[]; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = []
  const names: string[] = []
  for (const file of coming) {
    const staying: Entry[] = []
    for (const entry of entriesIn(file)) {
      const { name, value } = entry
      const there = hashes.get(name)
      const isOurs = before[name] !== undefined
      const mayCome = there ? before[name] === there.hash || there.isEmpty || there.hash === hashOf(value) : !isOurs
      if (mayCome) {
        names.push(name)
        continue
      }
      staying.push(entry)
      const page = (value as { path?: string }).path ?? ''
      gaps.push({ page, what: whatStays(page ? '' : named(name), there !== undefined, isOurs) })
    }
    if (staying.length) takeOut(coming, file, staying)
  }
  return { names, gaps }
}

/** Takes the whole of a file out, or some records of its list. */
function takeOut(coming: ChangingTexts, [file, value]: SiteEntry, some: readonly Entry[]): void {
  const key = file === 'redirects' ? 'from' : 'id'
  const said = (one: unknown): unknown => (one as Readonly<Record<string, unknown>>)[key]
  const out = new Set(some.map((one) => said(one.value)))
  const rest = Array.isArray(value) && !isFrame(file) ? value.filter((one) => !out.has(said(one))) : []
  if (rest.length) coming.set(file, rest)
  else coming.delete(file)
}

function whatStays(name: string, isThere: boolean, isOurs: boolean): string {
  if (!isThere) return name ? words.goneOf(name) : words.gone
  if (isOurs) return name ? words.changedOf(name) : words.changed
  return name ? words.thereOf(name) : words.there
}

/** `contact-forms 3`: Form 3. */
function named(name: string): string {
  const [file = '', number] = name.split(' ')
  const known = keptNames[file] ?? file
  return number ? `${known} ${number}` : known
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
