const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * The numbers in what people write as their phone: `06 555 0142 / 027 555 0143` is two. A slash within a number (`04562 / 55501`)
 * is none between two: both sides have to be numbers of their own.
 */
export function phonesIn(text: string): string[] {
  const [first = '', ...others] = text.split('/').map((part) => part.trim())
  const phones = [first]
  for (const part of others) {
    const before = digitsOf(phones.at(-1) ?? '').length
    const isWhole = before >= 9 || (before >= 6 && /^[+(0]/.test(part))
    if (isWhole && digitsOf(part).length >= 6) phones.push(part)
    else phones[phones.length - 1] += ` / ${part}`
  }
  return phones
}

/** `tel:` of the first number, without what people write between its digits; the zero in `+49 (0) 4562` is dialled at home only. */
export function callAddress(text: string): string {
  const [first = ''] = phonesIn(text)
  const number = first.trim().startsWith('+') ? first.replace(/\(0\)/, '') : first
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
