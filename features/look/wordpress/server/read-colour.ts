import { rgbOf } from '@frontage/kit/contrast'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'

/** What reads a colour as the customizer writes it: `#rgb`, `#rrggbb`, `rgb(…)`, `rgba(…)`, or one of the palette. */
export type ReadColour = (text: string, behind?: string) => string | undefined

const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `#rrggbb` of a colour; one that shines through is mixed with what lies behind it. Undefined for what is none, or cannot be seen. */
function plainColour(text: string, behind: string): string | undefined {
  const plain = rgbOf(text)
  if (plain) return hex(plain)
  const numbers = /^rgba?\(([\d.\s,%/]{1,60})\)$/i
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
  if (!numbers || numbers.length < 3 || numbers.slice(0, 3).some((one) => !/^\d{1,3}(?:\.\d+)?$/.test(one))) return undefined
  const [, , , share = '1'] = numbers
  const alpha = share.endsWith('%') ? Number.parseFloat(share) / 100 : Number(share)
  const below = rgbOf(behind) ?? [255, 255, 255]
  if (!(alpha >= 0.05)) return undefined
  return hex(numbers.slice(0, 3).map((one, at) => Number(one) * Math.min(1, alpha) + below[at]! * (1 - Math.min(1, alpha))))
}

/** Colours of Astra: those of its palette are named by their places, from 0. */
export function createReadColour(astra: WordPressSettings): ReadColour {
  const palette = astra.part('global-color-palette').texts('palette')
  return (text, behind = '#ffffff') => {
    const [, place] = /^var\(--ast-global-color-(\d)\)$/.exec(text.trim()) ?? []
    return plainColour((place === undefined ? text : (palette[Number(place)] ?? '')).trim(), behind)
  }
}

/** The background colour of a part of the page, as it is on wide screens. */
export const backgroundIn = (astra: WordPressSettings, ...names: readonly string[]): string =>
  names
    .map((name) => astra.part(name).part('desktop').text('background-color') || astra.part(name).text('background-color'))
    .find(Boolean) ?? ''
