export type Text = { readonly title: string; readonly paragraphs: readonly string[] }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The title of a page, and what its main part says, one paragraph for each piece of text. */
export function textOf(html: string): Text {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const pieces = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/)
  const paragraphs = pieces.map((piece) => decoded(piece).replace(/\s+/g, ' ').trim()).filter(Boolean)
  return { title: decoded(/<title>([^<]*)/.exec(html)?.[1] ?? ''), paragraphs }
}
