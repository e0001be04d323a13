import { isDark } from '@frontage/kit/contrast'
import { hexOf, oklchOf } from '../../colour'
import type { MainColours } from '../../palette'
import { readable } from '../../readable'
import { LETTERS } from '../../spec'

const shade = (hex: string, l: number, most: number): string => {
  const { c, h } = oklchOf(hex)
  return hexOf({ l, c: Math.min(c, most), h })
}

/** Dark colours that go with light ones: the same hues, on planes that are nearly black. A theme that is dark anyhow stays as it is. */
export function darkOf(light: MainColours): MainColours {
  if (isDark(light.paper)) return light
  const paper = shade(light.tide, 0.21, 0.015)
  const planes = [paper, shade(light.tide, 0.255, 0.021), shade(light.tide, 0.29, 0.017)]
  const letters = (hex: string): string => readable(hex, planes, LETTERS + 0.3)
  return {
    paper,
    ink: shade(light.paper, 0.94, 0.02),
    tide: letters(shade(light.tide, 0.78, 0.12)),
    gold: letters(shade(light.gold, 0.8, 0.12)),
    band: shade(light.band, 0.38, 0.1),
    foot: shade(light.foot, 0.17, 0.02),
  }
}
