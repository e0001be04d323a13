const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', hellip: '…', ndash: '–', mdash: '—', copy: '©' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', eacute: 'é', middot: '·', times: '×' },
}

/** The characters that entities stand for. What is no entity stays as it is; decoded once, never twice. */
export const decoded = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hexadecimal, decimal, name) => {
    if (name) return named[name] ?? whole
    const point = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    const isText = point >= 32 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    return isText || point === 9 || point === 10 ? String.fromCodePoint(point) : ''
  })

/** What a reader would read of markup, on one line: for titles and names that another system stored as HTML. */
export const textOfHtml = (html: string): string =>
  decoded(html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z!][^>]*>/gi, ''))
    .replace(/\s+/g, ' ')
    .trim()
