import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#f6f8fb', ink: '#1c2a44', tide: '#2c4c9e', gold: '#9a4318', band: '#d5e2f3', foot: '#1c2a44' },
  own: {
    ...{ board: '#e8eef6', raise: '#ffffff', soft: '#596477', 'on-tide': '#ffffff', clay: '#a8231c' },
    ...{ star: '#b4561f', edge: '#788191', line: '#cfd3da' },
    ...{ 'band-ink': '#1c2a44', 'band-soft': '#4c5a72', 'band-line': '#a9b6c9', 'band-star': '#2c4c9e', 'on-band-star': '#ffffff' },
    ...{ 'foot-ink': '#f6f8fb', 'foot-soft': '#b5bac4', 'foot-line': '#4c576c', 'foot-star': '#f6b48f', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#1c2a44', 'tone-tussock': '#f6b48f', 'tone-bay': '#bfd3ee', 'tone-linen': '#cfe3dc', 'tone-terracotta': '#f6b48f' },
  },
}

const dark: Colours = {
  main: { paper: '#111726', ink: '#e6ecf7', tide: '#adc4ff', gold: '#f3b08a', band: '#1b2b4b', foot: '#0b101c' },
  own: {
    ...{ board: '#182034', raise: '#1f2940', soft: '#9ea4b0', 'on-tide': '#111726', clay: '#ff9d8f' },
    ...{ star: '#f0a878', edge: '#737986', line: '#373d4c' },
    ...{ 'band-ink': '#e6ecf7', 'band-soft': '#b1baca', 'band-line': '#4c5974', 'band-star': '#c3d4ff', 'on-band-star': '#101414' },
    ...{ 'foot-ink': '#e6ecf7', 'foot-soft': '#a4aab5', 'foot-line': '#3b404c', 'foot-star': '#f6b48f', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#f0a47c', 'tone-bay': '#7f9dcb', 'tone-linen': '#7fa89a', 'tone-terracotta': '#f0a47c' },
  },
}

/** Early morning by the water: light type, wide margins, one warm sun. */
export const stillwater: Preset = {
  name: 'stillwater',
  title: 'Stillwater',
  about: 'For health and calm: light letters, wide margins, round planes and one warm sun.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'albert-sans', text: 'albert-sans', textSize: 102, headlineSize: 100 },
      ...({ weight: 320, width: 100, tracking: -30, leading: 106, strong: 600 } as const),
    },
    shape: { corner: 14, cards: 28, pictures: 28, rule: 1, buttons: { corner: 'pill', fill: 'full', edge: 'flat', letters: 'plain' } },
    space: { air: 140, layout: 'full', width: 1280, box: houseLook.space.box },
    structure: {
      ...({ header: 'plain', hero: 'field-panel', heads: 'top', services: 'lines' } as const),
      ...({ prices: 'sheet', reviews: 'sheets', faq: 'sheet', contact: 'sheet' } as const),
      ...({ footer: 'panel', edge: 'none', links: 'thin', buttons: 'house' } as const),
      ...({ planes: 'inset', ground: 'plain', image: 'portrait', scale: 'light', drawing: 'water' } as const),
    },
  },
}
