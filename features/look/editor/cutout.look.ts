import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#fffcf3', ink: '#12332b', tide: '#0a6349', gold: '#ab2f1c', band: '#ffd056', foot: '#12332b' },
  own: {
    ...{ board: '#fdf0d5', raise: '#ffffff', soft: '#546b63', 'on-tide': '#ffffff', clay: '#a8231c' },
    ...{ star: '#c2471f', edge: '#76877f', line: '#d4d8cf' },
    ...{ 'band-ink': '#12332b', 'band-soft': '#4b5935', 'band-line': '#c6aa4c', 'band-star': '#12332b', 'on-band-star': '#ffffff' },
    ...{ 'foot-ink': '#fffcf3', 'foot-soft': '#b8c0b7', 'foot-line': '#465f57', 'foot-star': '#ffd056', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#12332b', 'tone-tussock': '#ff9c84', 'tone-bay': '#a5d9f2', 'tone-linen': '#c3e4a4', 'tone-terracotta': '#ff9c84' },
  },
}

const dark: Colours = {
  main: { paper: '#0e211c', ink: '#fbf3e0', tide: '#8fe0bd', gold: '#ffae9b', band: '#ffd056', foot: '#08150f' },
  own: {
    ...{ board: '#142c26', raise: '#1a3831', soft: '#aaac9d', 'on-tide': '#0e211c', clay: '#ff9d8f' },
    ...{ star: '#ffb84d', edge: '#7b8276', line: '#39473f' },
    ...{ 'band-ink': '#101414', 'band-soft': '#4e4525', 'band-line': '#c6a346', 'band-star': '#12332b', 'on-band-star': '#ffffff' },
    ...{ 'foot-ink': '#fbf3e0', 'foot-soft': '#b2b0a1', 'foot-line': '#3d463d', 'foot-star': '#ffd056', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#ff9c84', 'tone-bay': '#a5d9f2', 'tone-linen': '#c3e4a4', 'tone-terracotta': '#ff9c84' },
  },
}

/** Coloured paper and scissors: round heavy type, bright planes, edges that were cut by hand. */
export const cutout: Preset = {
  name: 'cutout',
  title: 'Cutout',
  about: 'For children, animals and families: cut paper, bright planes and heavy round letters.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'gabarito', text: 'figtree', textSize: 104, headlineSize: 100 },
      ...({ weight: 820, width: 100, tracking: -30, leading: 98, strong: 700 } as const),
    },
    shape: {
      corner: 16,
      cards: 26,
      pictures: 26,
      rule: 4,
      line: 2,
      buttons: { corner: 'same', fill: 'full', edge: 'flat', letters: 'plain' },
    },
    space: { air: 116, layout: 'full', width: 1312, box: houseLook.space.box },
    structure: {
      ...({ header: 'plain', hero: 'field-hill', heads: 'top', services: 'tiles' } as const),
      ...({ prices: 'sheet', reviews: 'bubbles', faq: 'sheet', contact: 'field' } as const),
      ...({ footer: 'cut', edge: 'scallop', links: 'underline', buttons: 'chunky' } as const),
      ...({ planes: 'bright', ground: 'plain', image: 'cut', scale: 'round', drawing: 'paper' } as const),
    },
  },
}
