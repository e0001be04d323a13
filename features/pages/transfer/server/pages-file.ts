import { Refusal } from '@frontage/kit/wire/refusal'
import { safeParse } from 'valibot'
import { isRecord } from '../../kept-document'
import { type PageDocument, pathShape } from '../../page'
import type { ValidationIssue } from '../../validation-issue'
import { documentOf } from '../../versions'
import { messages } from '../messages'

/** What an exported file says of itself. */
const ENVELOPE = { frontage: 'pages', version: 1 } as const

export const pagesFile = (pages: readonly PageDocument[]): string => `${JSON.stringify({ ...ENVELOPE, pages }, null, 2)}\n`

/** The pages of a file, or of the JSON of one page, and what in it is none. */
export function pagesIn(text: string): { readonly pages: PageDocument[]; readonly bad: ValidationIssue[] } {
  return pagesAmong(listIn(parsed(text)))
}

function pagesAmong(list: readonly unknown[]): { readonly pages: PageDocument[]; readonly bad: ValidationIssue[] } {
  const pages: PageDocument[] = []
  const bad: ValidationIssue[] = []
  const troubleOf = createPageCheck(true)
  for (const [place, one] of list.entries()) {
    const page = documentOf(one)
    const trouble = troubleOf(page)
    if (trouble) bad.push({ path: `pages.${place}`, text: trouble })
    else if (page) pages.push(page)
  }
  return { pages, bad }
}

/**
 * Says what is wrong with pages, one after the other. A page needs bones, and an address of its own; whatever else is wrong with it comes
 * along, to be mended here.
 */
export function createPageCheck(haveAddresses: boolean): (page: PageDocument | undefined) => string | undefined {
  const before = new Set<string>()
  return (page) => {
    if (!page) return messages.noPage
    const address = safeParse(pathShape, page.path)
    if (haveAddresses && !address.success) return address.issues[0].message
    if (before.has(page.path)) return messages.samePath
    before.add(page.path)
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refusal('not-json', messages.notJson, { field: 'text' })
  }
}

function listIn(value: unknown): readonly unknown[] {
  if (isRecord(value) && Array.isArray(value.pages)) {
    if (value.frontage === ENVELOPE.frontage && value.version === ENVELOPE.version) return value.pages
  } else if (isRecord(value) && value.rows !== undefined) return [value]
  throw new Refusal('not-pages', messages.notPages, { field: 'text' })
}
