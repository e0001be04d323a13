import type { GenericSchema, InferOutput } from 'valibot'
import { array, record, safeParse, string, unknown } from 'valibot'

/** Hears once of each stored record that cannot be read: its kind and number, never what it says. */
type Listener = (what: string) => void

/** Above this, records that cannot be read are not told any more: the log has said enough. */
const MOST_TOLD = 1_000
/** Milliseconds for which a record that nobody tries to read again, because it was deleted perhaps, counts as unreadable. */
const REMEMBERED = 86_400_000
const told = new Set<string>()
/** What could not be read when it was last tried, and when that was. */
const unread = new Map<string, number>()
let listener: Listener = () => {}

/** Names who hears of records that cannot be read; what was told before is told again. */
export function onUnreadable(hear: Listener): void {
  listener = hear
  told.clear()
  unread.clear()
}

/** Records that could not be read when this program last tried, by what they were called: `page 3`. */
export const unreadableRecords = (): string[] => [...unread].filter(([, at]) => at > Date.now() - REMEMBERED).map(([what]) => what)

/** Whether this record could not be read when it was last tried. */
export const isUnreadable = (what: string): boolean => unread.has(what)

/** Something else has taken its place. */
export const wasReplaced = (what: string): void => void unread.delete(what)

export const isTexts = array(string())
export const isRecord = record(string(), unknown())

function tell(what: string): undefined {
  if (unread.has(what) || unread.size < MOST_TOLD) unread.set(what, Date.now())
  if (told.has(what) || told.size >= MOST_TOLD) return
  told.add(what)
  listener(what)
}

/** What JSON says, or that it says nothing. */
const valueIn = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

export const isJson = (text: string): boolean => valueIn(text) !== undefined

/** The value of a text; undefined where it is no JSON. `what`: the record that holds it, as `page 3`. */
export function storedJson(text: string, what: string): unknown {
  const found = valueIn(text)
  if (!found) return tell(what)
  unread.delete(what)
  return found.value
}

/** What is stored, if it has this shape; undefined where it cannot be read, which is told to the log and takes nothing else down. */
export function storedIn<Shape extends GenericSchema>(shape: Shape, text: string, what: string): InferOutput<Shape> | undefined {
  const { success, output } = safeParse(shape, valueIn(text)?.value)
  if (!success) return tell(what)
  unread.delete(what)
  return output
}
