import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#fbfbf8', ink: '#161b26', tide: '#7b1e2e', gold: '#6b5516', band: '#571523', foot: '#161b26' },
  own: {
    ...{ board: '#f1f0ea', raise: '#ffffff', soft: '#5f6369', 'on-tide': '#ffffff', clay: '#a8231c' },
    ...{ star: '#8f6a12', edge: '#7f8287', line: '#d2d3d2' },
    ...{ 'band-ink': '#ffffff', 'band-soft': '#d3c2c6', 'band-line': '#7f4d58', 'band-star': '#f0c9b8', 'on-band-star': '#161b26' },
    ...{ 'foot-ink': '#fbfbf8', 'foot-soft': '#b6b8b9', 'foot-line': '#484c54', 'foot-star': '#e3b9a8', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#161b26', 'tone-tussock': '#ead9d3', 'tone-bay': '#e3dfcc', 'tone-linen': '#d6dde0', 'tone-terracotta': '#ead9d3' },
  },
}

const dark: Colours = {
  main: { paper: '#13151a', ink: '#ece8e0', tide: '#eba9a6', gold: '#d6c08a', band: '#3b0f19', foot: '#0c0e12' },
  own: {
    ...{ board: '#1a1d24', raise: '#21252d', soft: '#a2a09d', 'on-tide': '#13151a', clay: '#ff9d8f' },
    ...{ star: '#d6b25c', edge: '#777675', line: '#3a3b3e' },
    ...{ 'band-ink': '#ece8e0', 'band-soft': '#beb0ac', 'band-line': '#654349', 'band-star': '#f0c9b8', 'on-band-star': '#101414' },
    ...{ 'foot-ink': '#ece8e0', 'foot-soft': '#a9a7a2', 'foot-line': '#3d3e3f', 'foot-star': '#e3b9a8', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#ead9d3', 'tone-bay': '#e3dfcc', 'tone-linen': '#d6dde0', 'tone-terracotta': '#ead9d3' },
  },
}

/** A well-set document: numbered, ruled, nothing to prove. */
export const ledger: Preset = {
  name: 'ledger',
  title: 'Ledger',
  about: 'For law, accounting and consulting: numbered parts, fine rules, a book face and oxblood.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'source-serif-4', text: 'public-sans', textSize: 100, headlineSize: 100 },
      ...({ weight: 480, width: 100, tracking: -18, leading: 106, strong: 620 } as const),
    },
    shape: { corner: 0, rule: 3, buttons: { corner: 'same', fill: 'full', edge: 'flat', letters: 'plain' } },
    space: { air: 106, layout: 'full', width: 1248, box: houseLook.space.box },
    structure: {
      ...({ header: 'double', hero: 'type-margin', heads: 'numbered', services: 'clauses' } as const),
      ...({ prices: 'ruled', reviews: 'ruled', faq: 'ruled', contact: 'rail' } as const),
      ...({ footer: 'columns', edge: 'rules', links: 'underline', buttons: 'house' } as const),
      ...({ planes: 'page', ground: 'plain', image: 'figure', scale: 'book', drawing: 'none' } as const),
    },
  },
}
