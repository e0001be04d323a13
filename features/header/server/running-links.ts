import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.admin'

/** Browsers read past signs that nobody sees: `java\nscript:` runs as well. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs
const unseen = /[\u0000-\u0020\u007f]+/g
const runs = /^(?:javascript|vbscript|data|blob|file):/i

const entriesOf = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** Where in a draft a link would run a script, `links.0.href`; undefined where none does. */
function runningLinkIn(value: unknown, path: readonly string[] = []): string | undefined {
  for (const [key, inner] of entriesOf(value)) {
    if (key === 'href' && typeof inner === 'string' && runs.test(inner.replace(unseen, ''))) return [...path, key].join('.')
    const found = runningLinkIn(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/** A draft may be unfinished, and is stored as it is; a link that would run a script is not unfinished. */
export function refuseRunningLinks(draft: unknown): void {
  const field = runningLinkIn(draft)
  if (field) throw new Refusal('link-runs', messages.linkRuns, { status: 400, field })
}
