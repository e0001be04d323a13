import * as v from 'valibot'
import { LONGEST_FACE_NAME, MOST_FACES } from './spec'

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const range = (most: number) => {
  const end = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))
  return v.pipe(
    v.tuple([end, end]),
    v.check(([from, to]) => from <= to),
  )
}

/** A typeface that the owner brought: its file lies under `id`, which is made of its bytes; what it can was read from it. */
export const ownFaceShape = v.object({
  id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_FACE_NAME)),
  ends: v.picklist(['sans-serif', 'serif']),
  weights: range(1000),
  /** Percent. */
  widths: v.exactOptional(range(1000)),
})
export const ownFacesShape = v.pipe(v.array(ownFaceShape), v.maxLength(MOST_FACES))
export type OwnFace = v.InferOutput<typeof ownFaceShape>

/** What a look calls it: a name that no typeface of a machine has, and no word of the owner's. */
export type OwnFaceName = `own-${string}`
export const ownFaceName = v.pipe(
  v.custom<OwnFaceName>((value) => typeof value === 'string' && /^own-[0-9a-f]{32}$/.test(value)),
  v.description('An uploaded typeface: `own-` and 32 hexadecimal digits.'),
)
export const nameOfOwn = ({ id }: Pick<OwnFace, 'id'>): OwnFaceName => `own-${id}`

export const addressOfOwn = (id: string): string => `/look/faces/${id}.woff2`

const between = ([from, to]: readonly [number, number], unit = ''): string =>
  from === to ? `${from}${unit}` : `${from}${unit} ${to}${unit}`

/** Where it is declared. Everything that is written here was checked: digits, and the letters of `id`. */
export const sheetOfOwn = (face: OwnFace): string =>
  `@font-face{font-family:"${nameOfOwn(face)}";src:url(${addressOfOwn(face.id)}) format("woff2");font-weight:${between(face.weights)};` +
  `${face.widths ? `font-stretch:${between(face.widths, '%')};` : ''}font-display:swap}`
