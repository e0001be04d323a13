import { toLinear } from '@frontage/kit/contrast'

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

type Three = readonly [number, number, number]

const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const linearOf = (hex: string): Three => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return [r, g, b]
}

/** The colour `#rrggbb` in the space in which equal steps look equal. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const across = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const along = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { l, c: Math.hypot(across, along), h: ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360 }
}

function linearFrom({ l, c, h }: Oklch): Three {
  const angle = (h * Math.PI) / 180
  const [across, along] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * across + 0.2158037573 * along) ** 3
  const middle = (l - 0.1055613458 * across - 0.0638541728 * along) ** 3
  const short = (l - 0.0894841775 * across - 1.291485548 * along) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isShown = (parts: Three): boolean => parts.every((part) => part >= -0.0005 && part <= 1.0005)
const pair = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, part)))) * 255)
    .toString(16)
    .padStart(2, '0')

/** `#rrggbb`. What no screen can show loses as much of its colourfulness as it has to, and keeps its lightness and hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let [least, most] = [0, c]
  if (isShown(linearFrom({ l: lightness, c, h }))) least = c
  else
    for (let step = 0; step < 20; step++) {
      const middle = (least + most) / 2
      if (isShown(linearFrom({ l: lightness, c: middle, h }))) least = middle
      else most = middle
    }
  return `#${linearFrom({ l: lightness, c: least, h }).map(pair).join('')}`
}

/** The one colour with a share of the other in it, 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [linearOf(one), linearOf(other)].map((parts) => parts.map((part) => fromLinear(part)))
  return `#${from!.map((part, at) => pair(toLinear(part + (to![at]! - part) * share))).join('')}`
}
