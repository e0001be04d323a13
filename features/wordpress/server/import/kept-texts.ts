import { createHash } from 'node:crypto'
import type { SiteTexts } from '@frontage/kit/transfer.server'
import { keptNames, gaps as words } from '../../messages.gaps'
import type { Gap } from '../translate/translate-export'

/** What an import left behind, by what it is, as a hash: what is different since then was changed here. */
export type Fingerprints = Readonly<Record<string, string>>

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

type Entry = { readonly file: string; readonly value: unknown }

const isNumbered = (value: unknown): value is readonly { readonly id: number }[] =>
  Array.isArray(value) && value.length > 0 && value.every((one: { readonly id?: unknown } | null) => typeof one?.id === 'number')

/** Data by what it is: a page by its address, whatever its file is called, and whether it is a draft; a record by its file and number. */
function entriesOf(texts: SiteTexts): Map<string, Entry> {
  const found: [string, Entry][] = []
  for (const [file, value] of texts) {
    const path = /^(?:site|drafts)\//.test(file) ? (value as { path?: unknown }).path : undefined
    const isFrame = file === 'site/header' || file === 'site/footer'
    const isDraft = file === 'header-draft' || file === 'look-draft'
    if (typeof path === 'string' && !isFrame) found.push([`${file.split('/')[0]} ${path}`, { file, value }])
    else if (isFrame || isDraft) found.push([file, { file, value }])
    else if (file === 'redirects') for (const rule of redirectsIn(value)) found.push([`redirect ${keyOf(rule)}`, { file, value: rule }])
    else if (isNumbered(value)) for (const one of value) found.push([`${file} ${one.id}`, { file, value: withoutTimes(one) }])
  }
  return new Map(found)
}

type Redirect = { readonly from: string; readonly to: string; readonly status: number }

/** Redirects by what they do; not how they came to be. */
const redirectsIn = (value: unknown): Redirect[] =>
  Array.isArray(value) ? value.map(({ from, to, status }: Redirect) => ({ from, to, status })) : []
const keyOf = ({ from }: Redirect): string => from.toLowerCase().replace(/(?<=.)\/$/, '')

/** When something was saved says nothing of what it is. */
const withoutTimes = ({ updatedAt: _, ...one }: { readonly id: number; readonly updatedAt?: unknown }): unknown => one

/** A file without what one entry of it was: the whole, or a record of a list. */
function withoutEntry(texts: Map<string, unknown>, { file, value }: Entry): void {
  const all = texts.get(file)
  const key = file === 'redirects' ? 'from' : 'id'
  const said = (one: unknown): unknown => (one as Readonly<Record<string, unknown>>)[key]
  const rest = Array.isArray(all) ? all.filter((one) => said(one) !== said(value)) : []
  if (rest.length) texts.set(file, rest)
  else texts.delete(file)
}

/** What came, as it stands here now, to be compared with when the same export comes again. */
export function fingerprintsOf(came: SiteTexts, here: SiteTexts): Fingerprints {
  const now = entriesOf(here)
  return Object.fromEntries([...entriesOf(came).keys()].flatMap((name) => (now.has(name) ? [[name, hashOf(now.get(name)!.value)]] : [])))
}

/**
 * Takes out of what comes everything that would undo somebody's work: what was changed or removed here since the last import, and what
 * stood here before there was any.
 */
export function withoutChanged(
  coming: SiteTexts,
  here: SiteTexts,
  before: Fingerprints,
): { readonly texts: SiteTexts; readonly gaps: readonly Gap[] } {
  const now = entriesOf(here)
  const texts = new Map(coming)
  const gaps: Gap[] = []
  for (const [name, entry] of entriesOf(coming)) {
    const there = now.get(name)
    const isOurs = before[name] !== undefined
    if (!there && !isOurs) continue
    const hash = there && hashOf(there.value)
    if (there && (before[name] === hash || hash === hashOf(entry.value) || isEmpty(there.value))) continue
    withoutEntry(texts, entry)
    const page = (entry.value as { path?: string }).path ?? ''
    gaps.push({ page, what: whatStays(page ? '' : named(name), there !== undefined, isOurs) })
  }
  return { texts, gaps }
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
