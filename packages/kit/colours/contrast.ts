/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** A share of light, 0 to 1, of a part of a colour, 0 to 1 (sRGB). */
export const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** The colour `#rgb` or `#rrggbb`; undefined where it is none. */
export function rgbOf(colour: string): Rgb | undefined {
  const full = /^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full) ?? []
  return red && green && blue ? [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)] : undefined
}

/** The relative luminance of a colour, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * toLinear(red / 255) + 0.7152 * toLinear(green / 255) + 0.0722 * toLinear(blue / 255)

/** The contrast ratio of two luminances, 1 to 21, as WCAG 2.2 defines it. */
export const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The contrast ratio of two colours, 1 to 21; 21 where one of them is no colour. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [rgbOf(one), rgbOf(other)]
  return first && second ? ratioOf(luminanceOf(first), luminanceOf(second)) : 21
}

/** Whether white stands out better than black from something as light as this. */
export const isDeep = (luminance: number): boolean => ratioOf(luminance, 1) > ratioOf(luminance, 0)

/** Whether white stands out from a colour better than black. */
export const isDark = (colour: string): boolean => contrastOf(colour, '#ffffff') > contrastOf(colour, '#000000')
