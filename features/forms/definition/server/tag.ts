/** A tag of the originals' notation: `[text* your-name maxlength:40 placeholder "Your name"]`. */
export type Tag = {
  readonly type: string
  readonly isRequired: boolean
  readonly name: string
  readonly options: readonly string[]
  readonly values: readonly string[]
  /** What stands between it and its closing tag. */
  readonly content: string
  readonly line: number
  /** Where it begins and ends in the template. */
  readonly start: number
  readonly end: number
}

const TAG = /\[([A-Za-z][\w-]*)(\*?)(?=[\s\]])([^[\]"']*(?:(?:"[^"]*"|'[^']*')[^[\]"']*)*)\]/g
const WORD = /"([^"]*)"|'([^']*)'|(\S+)/g
const closing = ['acceptance', 'quiz-note', 'group']

/** All tags of a template, in their order. */
export function tagsIn(template: string): Tag[] {
  return [...template.matchAll(TAG)].map((match) => {
    const [whole, type = '', star = '', inner = ''] = match
    const words = [...inner.matchAll(WORD)].map(([, double, single, bare]) => ({ quoted: double ?? single, bare }))
    const bare = words.flatMap(({ quoted, bare: word }) => (quoted === undefined && word ? [word] : []))
    const isNamed = type !== 'submit' && type !== 'response'
    const after = match.index + whole.length
    const close = closing.includes(type) ? template.indexOf(`[/${type}]`, after) : -1
    return {
      type,
      isRequired: star !== '',
      name: isNamed ? (bare[0] ?? '') : '',
      options: isNamed ? bare.slice(1) : bare,
      values: words.flatMap(({ quoted }) => (quoted === undefined ? [] : [quoted])),
      content: close < 0 ? '' : template.slice(after, close).trim(),
      line: template.slice(0, match.index).split('\n').length,
      start: match.index,
      end: close < 0 ? after : close + type.length + 3,
    }
  })
}

/** What stands behind the colon of an option, `maxlength:40`; '' without it. */
export const optionOf = ({ options }: Tag, name: string): string =>
  options.find((option) => option.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''

export const hasOption = ({ options }: Tag, name: string): boolean => options.includes(name)
