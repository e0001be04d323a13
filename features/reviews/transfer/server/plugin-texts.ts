import { shownIn } from '@frontage/kit/html.server'

/** Other sites, as plugins name them, in the names that visitors know. */
const sources: Readonly<Record<string, string>> = {
  ...{ google: 'Google', facebook: 'Facebook', yelp: 'Yelp', tripadvisor: 'Tripadvisor', trustpilot: 'Trustpilot' },
  ...{ airbnb: 'Airbnb', booking: 'Booking.com', houzz: 'Houzz', zomato: 'Zomato', woocommerce: 'WooCommerce' },
}
export const sourceOf = (name: string): string => (Object.hasOwn(sources, name) ? sources[name]! : name)

export const yesNo = (text: string): string => (/^(?:1|true|yes)$/.test(text) ? 'yes' : 'no')
export const linkOr = (text: string): string => (/^https?:\/\/[^\s@]+$/i.test(text) ? text.slice(0, 800) : '')
export const emailOr = (text: string): string => (/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text) && text.length <= 254 ? text : '')

/** What a reader would read, with the lines that it stands in. */
export function shownLines(html: string): string {
  const text = [...shownIn(html.replaceAll('\r\n', '\n'))]
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'open' ? (piece.tag === 'br' ? '\n' : '') : endOf(piece.tag)))
    .join('')
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const endOf = (tag: string): string => (/^(?:p|div|blockquote|h[1-6])$/.test(tag) ? '\n\n' : tag === 'li' ? '\n' : '')
