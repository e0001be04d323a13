import { paragraphsOf } from '../../../card'

const keyOf = (place: number): string => `p${place}`

/** A visitor's text: its lines become paragraphs, everything else is text. */
export function Paragraphs({ text }: { readonly text: string }) {
  return paragraphsOf(text).map((paragraph, place) => <p key={keyOf(place)}>{paragraph}</p>)
}
