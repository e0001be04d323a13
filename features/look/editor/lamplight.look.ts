import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#10211b', ink: '#f5ecdf', tide: '#f2bca2', gold: '#dcc67f', band: '#f2c3ad', foot: '#0a1612' },
  own: {
    ...{ board: '#172c25', raise: '#1d362e', soft: '#a7a79c', 'on-tide': '#10211b', clay: '#ff9d8f' },
    ...{ star: '#dcc67f', edge: '#7e8279', line: '#39463e' },
    ...{ 'band-ink': '#101414', 'band-soft': '#4b423c', 'band-line': '#bc9988', 'band-star': '#5e1d1b', 'on-band-star': '#ffffff' },
    ...{ 'foot-ink': '#f5ecdf', 'foot-soft': '#afaca2', 'foot-line': '#3e453f', 'foot-star': '#f2bca2', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#f2c3ad', 'tone-bay': '#c7d2b8', 'tone-linen': '#dcc67f', 'tone-terracotta': '#f2c3ad' },
  },
}

const dark: Colours = {
  main: { paper: '#0b0d0c', ink: '#ece4d8', tide: '#e6b39b', gold: '#cdb975', band: '#3a221c', foot: '#050606' },
  own: {
    ...{ board: '#131716', raise: '#1b201e', soft: '#a09b93', 'on-tide': '#0b0d0c', clay: '#ff9d8f' },
    ...{ star: '#cdb975', edge: '#73706a', line: '#343431' },
    ...{ 'band-ink': '#ece4d8', 'band-soft': '#beb2a7', 'band-line': '#655149', 'band-star': '#f2c3ad', 'on-band-star': '#101414' },
    ...{ 'foot-ink': '#ece4d8', 'foot-soft': '#a7a199', 'foot-line': '#383734', 'foot-star': '#e6b39b', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#f2c3ad', 'tone-bay': '#c7d2b8', 'tone-linen': '#dcc67f', 'tone-terracotta': '#f2c3ad' },
  },
}

/** A room in the evening: dark green, shell pink, one slanted line of type and time to read it. */
export const lamplight: Preset = {
  name: 'lamplight',
  title: 'Lamplight',
  about: 'For restaurants, bars and salons: dark by day too, slanted letters, one pink band.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'bodoni-moda', text: 'hanken-grotesk', textSize: 102, headlineSize: 100 },
      ...({ weight: 440, width: 100, tracking: -28, leading: 100, strong: 620, style: 'slanted' } as const),
    },
    shape: { corner: 0, rule: 1, buttons: { corner: 'same', fill: 'full', edge: 'flat', letters: 'plain' } },
    space: { air: 138, layout: 'full', width: 1312, box: houseLook.space.box },
    structure: {
      ...({ header: 'corners', hero: 'type-stage', heads: 'centre', services: 'carte' } as const),
      ...({ prices: 'carte', reviews: 'quote', faq: 'ruled', contact: 'line' } as const),
      ...({ footer: 'centre', edge: 'none', links: 'thin', buttons: 'outline' } as const),
      ...({ planes: 'house', ground: 'plain', image: 'aside', scale: 'stage', drawing: 'rings' } as const),
    },
  },
}
