import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#fbf7ea', ink: '#22301a', tide: '#3a581c', gold: '#8c3a10', band: '#2f4a1b', foot: '#22301a' },
  own: {
    ...{ board: '#efe9cf', raise: '#fffdf4', soft: '#5a6450', 'on-tide': '#ffffff', clay: '#a8231c' },
    ...{ star: '#a5541a', edge: '#79806d', line: '#d4d3c5' },
    ...{ 'band-ink': '#fffdf4', 'band-soft': '#c9cebc', 'band-line': '#61754f', 'band-star': '#e6d98b', 'on-band-star': '#22301a' },
    ...{ 'foot-ink': '#fbf7ea', 'foot-soft': '#babbac', 'foot-line': '#525c48', 'foot-star': '#e6d98b', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#22301a', 'tone-tussock': '#d7dd9a', 'tone-bay': '#f0c9a0', 'tone-linen': '#e9dfa0', 'tone-terracotta': '#d7dd9a' },
  },
}

const dark: Colours = {
  main: { paper: '#141a10', ink: '#eff0dc', tide: '#c3d88a', gold: '#efb184', band: '#2a3f1b', foot: '#0c1109' },
  own: {
    ...{ board: '#1c2416', raise: '#243019', soft: '#a5a797', 'on-tide': '#141a10', clay: '#ff9d8f' },
    ...{ star: '#e2a25c', edge: '#797c6e', line: '#3b4135' },
    ...{ 'band-ink': '#eff0dc', 'band-soft': '#bcc2aa', 'band-line': '#596949', 'band-star': '#e6d98b', 'on-band-star': '#101414' },
    ...{ 'foot-ink': '#eff0dc', 'foot-soft': '#abad9d', 'foot-line': '#3e4237', 'foot-star': '#e6d98b', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#d7dd9a', 'tone-bay': '#f0c9a0', 'tone-linen': '#e9dfa0', 'tone-terracotta': '#d7dd9a' },
  },
}

/** The label on a good jar: centred, framed, leafy, honest about what is inside. */
export const orchard: Preset = {
  name: 'orchard',
  title: 'Orchard',
  about: 'For growers, florists and farm shops: centred like the label on a jar, framed and leafy.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'aleo', text: 'hanken-grotesk', textSize: 102, headlineSize: 100 },
      ...({ weight: 640, width: 100, tracking: -12, leading: 108, strong: 650 } as const),
    },
    shape: {
      corner: 6,
      cards: 10,
      pictures: 10,
      rule: 4,
      line: 1.5,
      buttons: { corner: 'same', fill: 'full', edge: 'flat', letters: 'plain' },
    },
    space: { air: 104, layout: 'full', width: 1152, box: houseLook.space.box },
    structure: {
      ...({ header: 'centre', hero: 'pattern-label', heads: 'underlined', services: 'labels' } as const),
      ...({ prices: 'leaders', reviews: 'tickets', faq: 'sheet', contact: 'sheet' } as const),
      ...({ footer: 'centre', edge: 'frame', links: 'underline', buttons: 'frame' } as const),
      ...({ planes: 'house', ground: 'plain', image: 'mount', scale: 'label', drawing: 'fruit' } as const),
    },
  },
}
