import type { GenericSchema, InferOutput } from 'valibot'
import { array, record, safeParse, string, unknown } from 'valibot'

/** Hears once of each stored record that cannot be read: its kind and number, never what it says. */
type Listener = (what: string) => void

/** Above this, records that cannot be read are not told any more: the log has said enough. */
const MOST_TOLD = 1_000
const told = new Set<string>()
let listener: Listener = () => {}

/** Names who hears of records that cannot be read; what was told before is told again. */
export function onUnreadable(hear: Listener): void {
  listener = hear
  told.clear()
}

export const isTexts = array(string())
export const isRecord = record(string(), unknown())

function tell(what: string): undefined {
  if (told.has(what) || told.size >= MOST_TOLD) return
  told.add(what)
  listener(what)
}

/** The value of a text; undefined where it is no JSON. `what`: the record that holds it, as `page 3`. */
export function storedJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return tell(what)
  }
}

/** What is stored, if it has this shape; undefined where it cannot be read, which is told to the log and takes nothing else down. */
export function storedIn<Shape extends GenericSchema>(shape: Shape, text: string, what: string): InferOutput<Shape> | undefined {
  const { success, output } = safeParse(shape, storedJson(text, what))
  return success ? output : tell(what)
}
