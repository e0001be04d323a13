/** What a button writes: around what is chosen, or before each of its lines. */
export const marks = {
  bold: { label: 'Bold', around: ['**', '**'] },
  italic: { label: 'Italic', around: ['*', '*'] },
  link: { label: 'Link', around: ['[', '](https://)'] },
  heading: { label: 'Heading', before: '# ' },
  list: { label: 'List', before: '- ' },
} as const

type Marked = { readonly text: string; readonly start: number; readonly end: number }

/** The text with a mark on what is chosen, and what is chosen afterwards. */
export function marked(text: string, start: number, end: number, name: keyof typeof marks): Marked {
  const mark = marks[name]
  if ('around' in mark) {
    const [open, close] = mark.around
    const chosen = text.slice(start, end) || 'text'
    const next = text.slice(0, start) + open + chosen + close + text.slice(end)
    return { text: next, start: start + open.length, end: start + open.length + chosen.length }
  }
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).replaceAll(/^/gm, mark.before)
  return { text: text.slice(0, from) + lines + text.slice(end), start: from + mark.before.length, end: from + lines.length }
}
