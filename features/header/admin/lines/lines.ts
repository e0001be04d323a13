/** A line of a menu or a column as it is edited: `depth` 0 stands at the left. An empty `href` leads nowhere. */
export type Line = { readonly key: string; readonly label: string; readonly href: string; readonly depth: number }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

let count = 0
/** A name for a line that nothing else has, as long as the page is open. */
export const newKey = (): string => `line-${++count}`

/** Links with links below them, one line each. What is no link becomes an empty one, so that it can be put right. */
export const linesOf = (links: unknown, depth = 0): Line[] =>
  (Array.isArray(links) ? links : []).flatMap((link) => {
    const { label, href, children } = (link ?? {}) as Record<string, unknown>
    return [{ key: newKey(), label: textOf(label), href: textOf(href), depth }, ...linesOf(children, depth + 1)]
  })

export type Nested = { readonly line: Line; readonly below: readonly Nested[] }

/** Each line with those below it. */
export function nested(lines: readonly Line[]): Nested[] {
  const [first, ...rest] = lines
  if (!first) return []
  const end = rest.findIndex(({ depth }) => depth <= first.depth)
  const below = end < 0 ? rest : rest.slice(0, end)
  return [{ line: first, below: nested(below) }, ...nested(end < 0 ? [] : rest.slice(end))]
}

/** Where each line lies among nested ones: `links.0.children.1`. */
export const pathsOf = (lines: readonly Line[], name: string, below: string): Map<string, string> => {
  const walk = (all: readonly Nested[], path: string): [string, string][] =>
    all.flatMap(
      ({ line, below: inner }, place) =>
        [[line.key, `${path}.${place}`], ...walk(inner, `${path}.${place}.${below}`)] as [string, string][],
    )
  return new Map(walk(nested(lines), name))
}

/** The line, how many lines go with it, and how much deeper they go. */
export function blockAt(lines: readonly Line[], from: number): { readonly size: number; readonly height: number } {
  const depth = lines[from]?.depth ?? 0
  const rest = lines.slice(from + 1)
  const end = rest.findIndex((line) => line.depth <= depth)
  const below = end < 0 ? rest : rest.slice(0, end)
  return { size: below.length + 1, height: Math.max(0, ...below.map((line) => line.depth - depth)) }
}

/** No line stands more than one step deeper than the one above it. */
function settled(lines: readonly Line[], deepest: number): Line[] {
  let above = -1
  return lines.map((line) => {
    above = Math.min(line.depth, above + 1, deepest)
    return line.depth === above ? line : { ...line, depth: above }
  })
}

const placeOf = (lines: readonly Line[], key: string): number => lines.findIndex((line) => line.key === key)

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Lines after one was dropped where number `to` stood, so many steps aside. What is below it comes along. */
export function dropped(lines: readonly Line[], key: string, to: number, steps: number, deepest: number): Line[] {
  const from = placeOf(lines, key)
  const { size, height } = blockAt(lines, from)
  const block = lines.slice(from, from + size)
  const rest = [...lines.slice(0, from), ...lines.slice(from + size)]
  const at = to < from ? to : to < from + size ? from : to - size + 1
  const depth = block[0]?.depth ?? 0
  const most = Math.min((rest[at - 1]?.depth ?? -1) + 1, deepest - height)
  const moved = within(depth + steps, Math.min(rest[at]?.depth ?? 0, most), most) - depth
  return settled([...rest.slice(0, at), ...block.map((line) => ({ ...line, depth: line.depth + moved })), ...rest.slice(at)], deepest)
}

export type Way = 'up' | 'down' | 'in' | 'out'

/** Lines after one went a step; undefined where it cannot go that way. */
export function stepped(lines: readonly Line[], key: string, way: Way, deepest: number): Line[] | undefined {
  const from = placeOf(lines, key)
  const line = lines[from]
  if (!line) return undefined
  const { size, height } = blockAt(lines, from)
  const before = lines.slice(0, from).findLastIndex(({ depth }) => depth <= line.depth)
  const hasBrother = before >= 0 && lines[before]!.depth === line.depth
  if (way === 'up')
    return hasBrother
      ? [...lines.slice(0, before), ...lines.slice(from, from + size), ...lines.slice(before, from), ...lines.slice(from + size)]
      : undefined
  if (way === 'down') {
    const after = lines[from + size]
    return after?.depth === line.depth ? stepped(lines, after.key, 'up', deepest) : undefined
  }
  if (way === 'in') return hasBrother && line.depth + height < deepest ? withDepth(lines, from, size, 1) : undefined
  return line.depth > 0 ? steppedOut(lines, from, size) : undefined
}

const withDepth = (lines: readonly Line[], from: number, size: number, by: number): Line[] =>
  lines.map((line, place) => (place >= from && place < from + size ? { ...line, depth: line.depth + by } : line))

/** Behind everything that stands below what it stood below. */
function steppedOut(lines: readonly Line[], from: number, size: number): Line[] {
  const depth = lines[from]!.depth
  const rest = [...lines.slice(0, from), ...lines.slice(from + size)]
  const next = rest.findIndex((line, place) => place >= from && line.depth < depth)
  const at = next < 0 ? rest.length : next
  return [...rest.slice(0, at), ...lines.slice(from, from + size).map((line) => ({ ...line, depth: line.depth - 1 })), ...rest.slice(at)]
}

/** Without a line and what is below it. */
export function without(lines: readonly Line[], key: string): Line[] {
  const from = placeOf(lines, key)
  return lines.filter((_, place) => place < from || place >= from + blockAt(lines, from).size)
}

/** With another line at the end of what is below `key`, or at the very end. */
export function withNew(lines: readonly Line[], line: Line, below?: string): Line[] {
  const from = below === undefined ? -1 : placeOf(lines, below)
  const at = from < 0 ? lines.length : from + blockAt(lines, from).size
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}
