import { contrastOf, isDark } from '@frontage/kit/contrast'
import { hexOf, oklchOf } from './colour'
import { LETTERS } from './spec'

const STEP = 0.005

const leastOf = (hex: string, planes: readonly string[]): number => Math.min(...planes.map((plane) => contrastOf(hex, plane)))

/** The nearest shade of this colour that keeps a ratio to every plane: it only becomes lighter or darker. */
export function readable(hex: string, planes: readonly string[], least: number): string {
  if (leastOf(hex, planes) >= least) return hex
  const colour = oklchOf(hex)
  const away = isDark(planes[0] ?? '#ffffff') ? STEP : -STEP
  for (let l = colour.l; l >= 0 && l <= 1; l += away) {
    const shade = hexOf({ ...colour, l })
    if (leastOf(shade, planes) >= least) return shade
  }
  return isDark(planes[0] ?? '#ffffff') ? '#ffffff' : '#000000'
}

/** Letters for a filled plane: nearly white or nearly black, in the hue of the plane, whichever is further away. */
export function lettersOn(plane: string): string {
  const { c, h } = oklchOf(plane)
  const [pale, deep] = [hexOf({ l: 0.985, c: Math.min(c, 0.012), h }), hexOf({ l: 0.2, c: Math.min(c, 0.04), h })]
  const isDeep = contrastOf('#000000', plane) > contrastOf('#ffffff', plane)
  const letters = isDeep ? deep : pale
  if (contrastOf(letters, plane) >= LETTERS + 0.05) return letters
  return isDeep ? '#000000' : '#ffffff'
}
