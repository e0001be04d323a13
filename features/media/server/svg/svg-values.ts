const ID = /^[A-Za-z_][\w.-]{0,199}$/
const LINES = /^[MmLlHhVvCcSsQqTtAaZzEe\d\s.,+-]*$/
const FAMILY = /^[\w\s,'"-]{0,200}$/
/** Numbers, lengths, colours, key words and functions of them: no quotes, slashes, colons or escapes. */
const PLAIN = /^[\w\s.,#%()+-]{0,2000}$/
const REFERENCE = /^url\(\s{0,9}["']?#([^"'()\s]{1,200})["']?\s{0,9}\)/
const NO_WORD = /[^\w-]/

/** Functions that only compute: colours and transformations. */
const functions = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy'])
/** Attributes that may name another element of the same drawing. */
const referring = new Set(['fill', 'stroke', 'clip-path', 'mask'])
const lines = new Set(['d', 'points'])

/** A value as it may stand in a cleaned drawing; undefined where it may not. What it names is an element of the same file. */
export function cleanValue(name: string, told: string): string | undefined {
  const value = told.replace(/\s/g, ' ').trim()
  if (name === 'id') return ID.test(value) ? value : undefined
  if (name === 'href') return value.startsWith('#') && ID.test(value.slice(1)) ? value : undefined
  if (lines.has(name)) return LINES.test(value) ? value : undefined
  if (name === 'font-family') return FAMILY.test(value) ? value : undefined
  if (referring.has(name) && REFERENCE.test(value)) return cleanReference(value)
  return isPlain(value) ? value : undefined
}

function cleanReference(value: string): string | undefined {
  const [whole = '', id = ''] = REFERENCE.exec(value) ?? []
  const instead = value.slice(whole.length).trim()
  if (!ID.test(id) || !isPlain(instead)) return undefined
  return `url(#${id})${instead && ` ${instead}`}`
}

const isPlain = (value: string): boolean =>
  PLAIN.test(value) &&
  value
    .split('(')
    .slice(0, -1)
    .every((before) => functions.has(before.trimEnd().split(NO_WORD).at(-1)!.toLowerCase()))

/** The id that a value names. */
export const namedBy = (name: string, value: string): string | undefined =>
  name === 'href' ? value.slice(1) : referring.has(name) ? REFERENCE.exec(value)?.[1] : undefined
