import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#ffffff', ink: '#0d0d0d', tide: '#0d0d0d', gold: '#a83a00', band: '#ff6b1a', foot: '#0d0d0d' },
  own: {
    ...{ board: '#f0f0ed', raise: '#ffffff', soft: '#5f5f5f', 'on-tide': '#ffffff', clay: '#a8231c' },
    ...{ star: '#d24a00', edge: '#818181', line: '#d3d3d3' },
    ...{ 'band-ink': '#0d0d0d', 'band-soft': '#422210', 'band-line': '#c55417', 'band-star': '#0d0d0d', 'on-band-star': '#ffffff' },
    ...{ 'foot-ink': '#ffffff', 'foot-soft': '#b6b6b6', 'foot-line': '#424242', 'foot-star': '#ff7a2e', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#0d0d0d', 'tone-tussock': '#ff9a5c', 'tone-bay': '#d9d9d4', 'tone-linen': '#ffd9bf', 'tone-terracotta': '#ff9a5c' },
  },
}

const dark: Colours = {
  main: { paper: '#121212', ink: '#f6f6f2', tide: '#ff8a47', gold: '#ffab7a', band: '#ff6b1a', foot: '#000000' },
  own: {
    ...{ board: '#1d1d1c', raise: '#1d1d1c', soft: '#a8a8a6', 'on-tide': '#121212', clay: '#ff9d8f' },
    ...{ star: '#ff8a47', edge: '#6d6d6c', line: '#3b3b3a' },
    ...{ 'band-ink': '#101414', 'band-soft': '#3b2415', 'band-line': '#c65619', 'band-star': '#0d0d0d', 'on-band-star': '#ffffff' },
    ...{ 'foot-ink': '#f6f6f2', 'foot-soft': '#acaca9', 'foot-line': '#363635', 'foot-star': '#ff7a2e', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#ff9a5c', 'tone-bay': '#d9d9d4', 'tone-linen': '#ffd9bf', 'tone-terracotta': '#ff9a5c' },
  },
}

/** A works van: wide black type, safety orange, the phone number before anything else. */
export const signal: Preset = {
  name: 'signal',
  title: 'Signal',
  about: 'For trades, garages and gyms: wide black letters, orange, cells with strong lines, the phone number first.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'archivo', text: 'archivo', textSize: 100, headlineSize: 100 },
      ...({ weight: 840, width: 122, tracking: -35, leading: 96, strong: 700 } as const),
    },
    shape: { corner: 0, rule: 2, line: 2, buttons: { corner: 'same', fill: 'full', edge: 'flat', letters: 'plain' } },
    space: { air: 85, layout: 'full', width: 1440, box: houseLook.space.box },
    structure: {
      ...({ header: 'phone', hero: 'type-cells', heads: 'bar', services: 'cells' } as const),
      ...({ prices: 'table', reviews: 'cells', faq: 'cells', contact: 'cells' } as const),
      ...({ footer: 'cells', edge: 'cells', links: 'block', buttons: 'block' } as const),
      ...({ planes: 'house', ground: 'plain', image: 'plate', scale: 'wide', drawing: 'none' } as const),
    },
  },
}
