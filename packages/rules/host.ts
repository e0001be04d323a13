/** What no host's name may hold, however a browser reads it. */
const forbidden = /[\0-\x20\x7f\s#%/:<>?@[\\\]^|]/

const largestPort = 65_535

/** A part of an IPv4 address, also in the octal and hexadecimal forms that browsers read; NaN for what is none. */
function ipv4Part(text: string): number {
  if (/^0x[\da-f]*$/i.test(text)) return text.length === 2 ? 0 : Number(text)
  if (/^0[0-7]+$/.test(text)) return Number.parseInt(text, 8)
  return /^\d+$/.test(text) && (text === '0' || !text.startsWith('0')) ? Number(text) : Number.NaN
}

/** Up to four parts; the last one fills the bytes that are left. */
function isIpv4(labels: readonly string[]): boolean {
  const parts = labels.map(ipv4Part)
  const last = parts.pop() ?? Number.NaN
  return parts.length < 4 && parts.every((part) => part <= 255) && last < 256 ** (4 - parts.length)
}

/** Browsers read %41 as A before they look at the name; what is no such escape stays as it is, and is refused for its %. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A name whose last label is a number is an IPv4 address to every browser, or nothing. */
function isName(host: string): boolean {
  const labels = (host.endsWith('.') ? host.slice(0, -1) : host).split('.')
  return host !== '' && !forbidden.test(host) && (!/^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1) ?? '') || isIpv4(labels))
}

/** Eight groups of four hexadecimal digits, or fewer around one `::`. */
function isIpv6(text: string): boolean {
  const halves = text.split('::')
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const tail = groups.at(-1)?.includes('.') ? (groups.pop() ?? '').split('.') : []
  const count = groups.length + tail.length / 2
  const isTail = tail.length === 0 || (tail.length === 4 && tail.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255))
  const fits = halves.length === 1 ? count === 8 : halves.length === 2 && count < 8
  return fits && isTail && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
}

/** Whether a text is a host, perhaps with a port, as the address of a page needs it. */
export function isHost(text: string): boolean {
  const [, bracketed, name = '', port = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*)|)$/.exec(text) ?? []
  return Number(port) <= largestPort && (bracketed === undefined ? isName(unescaped(name)) : isIpv6(bracketed))
}
