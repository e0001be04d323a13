import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { targetOf } from './audit.server'
import type { AnyDatabase } from './storage/database.server'
import type { SiteFile, SiteTexts } from './transfer/transfer.server'

/** Somebody as the addresses that are theirs. */
export type Person = {
  /** Whether a mailbox is theirs, in something that was made at this time. */
  readonly has: (mailbox: string, at: string) => boolean
  /** For `like`: what every text looks like, in small letters, that names one of their addresses. */
  readonly pattern: string
}

/** One thing that is kept, in words: `Phone`, `021 555 123`. */
export type Fact = { readonly label: string; readonly text: string }

/** Labels and texts as facts; what is empty is left out. */
export const factsOf = (facts: readonly (readonly [label: string, text: string | number | null | undefined])[]): Fact[] =>
  facts.flatMap(([label, text]) => (text === null || text === undefined || text === '' ? [] : [{ label, text: String(text) }]))

/** What was corrected, and how it read before; `kind` is `Corrected` or `Statement`, `at` a time in ISO 8601. */
export const correctionFact = (
  kind: string,
  { at, note, before }: { at: string; note: string; before: string },
): readonly [string, string] => [`${kind} ${at.slice(0, 10)}`, [note, before && `before: ${before}`].filter(Boolean).join(', ')]

/** Something that is kept about a person. */
export type PersonalRecord = {
  readonly id: number
  readonly at: string
  /** Everything that is kept of it, as its owner may take it along. */
  readonly data: Readonly<Record<string, unknown>>
  /** The same for people who read it: what it is called, and what it says, without what is empty. */
  readonly title: string
  readonly facts: readonly Fact[]
  /** Files that belong to it, by their key. */
  readonly files: readonly { readonly name: string; readonly key: string }[]
}

/** Somebody of whom something came in or changed in a span of time. */
export type Touched = {
  readonly id: number
  readonly at: string
  /** Mailboxes of the person; none where no address was given. */
  readonly mailboxes: readonly string[]
  readonly name: string
  /** What was kept about them: `E-mail address`, `Phone`. */
  readonly data: readonly string[]
}

/** What one part of the site keeps about people. Every table with personal data is in the hands of one of these. */
export type PersonalData = {
  /** `messages`: also a folder of an export. */
  readonly kind: string
  /** What is theirs, and the numbers of what only names them: that belongs to somebody else. */
  readonly find: (person: Person) => Promise<{ readonly own: readonly PersonalRecord[]; readonly named: readonly number[] }>
  /** Lets go of all that is theirs, and says how many that were. It can be broken off at any time and done again. Undefined: it cannot be erased. */
  readonly erase?: (person: Person) => Promise<number>
  /** Times in ISO 8601; `to` is left out. */
  readonly touched: (from: string, to: string) => Promise<readonly Touched[]>
}

const isOfAddress = (letter: string | undefined): boolean => letter !== undefined && /[\w!#$%&'*+/=?^`{|}~.-]/.test(letter)
const isOfDomain = (letter: string | undefined): boolean => letter !== undefined && /[a-z\d.-]/i.test(letter)
const MOST_NAME = 64
const MOST_DOMAIN = 255

/** Where an address leads, `Name+anything@Example.com` as `name@example.com`: most servers deliver both to one inbox. */
export function mailboxOf(address: string): string {
  const [name = '', ...domain] = address.toLowerCase().split('@')
  return [name.split('+', 1)[0], ...domain].join('@')
}

/** The mailboxes of all addresses in a text, in their order, each once. */
export function mailboxesIn(text: string): string[] {
  const found = new Set<string>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at
    while (at - start < MOST_NAME && isOfAddress(text[start - 1])) start--
    let end = at + 1
    while (end - at <= MOST_DOMAIN && isOfDomain(text[end])) end++
    while (end > at && /[.-]/.test(text[end - 1] ?? '')) end--
    while (start < at && /[.']/.test(text[start] ?? '')) start++
    if (start < at && end > at + 1) found.add(mailboxOf(text.slice(start, end)))
  }
  return [...found]
}

/** The mailbox of a text that is nothing but an address, `ann@example.com` or `Ann <ann@example.com>`. */
export function wholeMailbox(text: string): string | undefined {
  const trimmed = text.trim()
  const open = trimmed.endsWith('>') ? trimmed.lastIndexOf('<') : -1
  const address = open < 0 ? trimmed : trimmed.slice(open + 1, -1).trim()
  const [mailbox, ...more] = mailboxesIn(address)
  return mailbox && !more.length && !/\s/.test(address) && mailbox === mailboxOf(address) ? mailbox : undefined
}

/** Whose a record is by its texts: the first that is an address as a whole says so, else all addresses in them do. */
export function ownersIn(texts: readonly string[]): string[] {
  for (const text of texts) {
    const mailbox = wholeMailbox(text)
    if (mailbox) return [mailbox]
  }
  return [...new Set(texts.flatMap(mailboxesIn))]
}

/** Everybody with this mailbox, whenever it was. */
export const personWith = (mailbox: string): Person => {
  const [name = '', domain = ''] = mailbox.split('@').map((part) => part.replace(/[\\%_]/g, '\\$&'))
  return { has: (other) => other === mailbox, pattern: `%${name}%@${domain}%` }
}

/** Whether a column may name a person. */
export const mayName = (column: string, { pattern }: Person): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`

type Told = { readonly owners: readonly string[]; readonly at: string; readonly texts: readonly string[] }

/** `own` when it is theirs, `named` when it names them only, undefined when neither. */
export function relationTo({ has }: Person, { owners, at, texts }: Told): 'own' | 'named' | undefined {
  if (owners.some((mailbox) => has(mailbox, at))) return 'own'
  return texts.flatMap(mailboxesIn).some((mailbox) => has(mailbox, at)) ? 'named' : undefined
}

const AT_ONCE = 200

/** Rows of a table in the order of their numbers, some at a time. */
export async function* inTurn<Row extends { readonly id: number }>(
  page: (after: number, most: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ; ) {
    const rows = await page(after, AT_ONCE)
    if (rows.length) yield rows
    if (rows.length < AT_ONCE) return
    after = Number(rows.at(-1)?.id)
  }
}

/** What all parts of the site together can say about a person. One feature has it. */
export type Privacy = {
  /** Everything about the holder of an address. Throws a Refusal where the text is no address. */
  readonly about: (address: string) => Promise<AboutPerson>
  /** The same as JSON, with the files that belong to it. Throws a Refusal where a file is not there. */
  readonly copy: (found: AboutPerson) => PersonalCopy
  /** Lets go of it; begun again, it goes on where it was broken off. Throws a Refusal where the text is no address, or somebody signs in with it. */
  readonly erase: (address: string, eraser: Eraser) => Promise<Erased>
  readonly affected: (from: string, to: string) => Promise<readonly Affected[]>
  /** The list of erasures, as lines of text that name nobody. */
  readonly erasures: () => Promise<string>
  /** Erases once more what came back from before these erasures. Throws a Refusal where the list cannot be read or its key is not known. */
  readonly eraseAgain: (list: string) => Promise<{ readonly erasures: number; readonly records: number }>
}

/** In whose name, and what notes it in the log, within the transaction in which it begins. */
export type Eraser = { readonly by: string; readonly note: (erasure: number, trx: AnyDatabase) => Promise<void> }
export type PersonalCopy = { readonly texts: SiteTexts; readonly files: readonly SiteFile[] }
export type KindCount = { readonly kind: string; readonly count: number }
export type AboutPerson = {
  readonly mailbox: string
  readonly parts: readonly {
    readonly kind: string
    /** False where it cannot be erased: somebody signs in with the address. */
    readonly isErasable: boolean
    readonly own: readonly PersonalRecord[]
    readonly named: readonly number[]
  }[]
}
export type Erased = { readonly erasure: number; readonly counts: readonly KindCount[]; readonly named: AboutPerson['parts'] }

/** A person of whom something came in or changed, with everything of it. */
export type Affected = {
  /** An address; `message 12` where none was given. */
  readonly who: string
  readonly names: readonly string[]
  readonly records: readonly { readonly kind: string; readonly id: number; readonly at: string }[]
  readonly data: readonly string[]
}

/** What was found of a person by kinds and numbers, for the log: `2 messages: 4, 8; 1 reviews: 3`. */
export const namesOf = ({ parts }: Pick<AboutPerson, 'parts'>): string =>
  parts
    .filter(({ own }) => own.length)
    .map(({ kind, own }) =>
      targetOf(
        own.map(({ id }) => id),
        kind,
      ),
    )
    .join('; ') || 'nothing'
