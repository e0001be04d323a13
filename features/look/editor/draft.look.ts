import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#eff3f7', ink: '#0e2743', tide: '#0a4a9c', gold: '#a8330c', band: '#0d3a6c', foot: '#0a2545' },
  own: {
    ...{ board: '#e2e9f0', raise: '#fafcfe', soft: '#4d6075', 'on-tide': '#ffffff', clay: '#a8231c' },
    ...{ star: '#b0480f', edge: '#718192', line: '#c7ced7' },
    ...{ 'band-ink': '#fafcfe', 'band-soft': '#bccad8', 'band-line': '#46698f', 'band-star': '#ffd2a8', 'on-band-star': '#0e2743' },
    ...{ 'foot-ink': '#eff3f7', 'foot-soft': '#aab5c2', 'foot-line': '#3c526c', 'foot-star': '#a9d0ff', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#0e2743', 'tone-tussock': '#bcd5ef', 'tone-bay': '#f3c6ac', 'tone-linen': '#d5dee6', 'tone-terracotta': '#bcd5ef' },
  },
}

const dark: Colours = {
  main: { paper: '#0a1728', ink: '#dbe8f6', tide: '#93c0f8', gold: '#ffab8a', band: '#0e3157', foot: '#060f1c' },
  own: {
    ...{ board: '#102138', raise: '#162a45', soft: '#94a1b0', 'on-tide': '#0a1728', clay: '#ff9d8f' },
    ...{ star: '#f0a070', edge: '#6e7b8b', line: '#303d4d' },
    ...{ 'band-ink': '#dbe8f6', 'band-soft': '#a6b8cd', 'band-line': '#3f5d7d', 'band-star': '#ffd2a8', 'on-band-star': '#101414' },
    ...{ 'foot-ink': '#dbe8f6', 'foot-soft': '#9ba7b5', 'foot-line': '#353f4c', 'foot-star': '#a9d0ff', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#bcd5ef', 'tone-bay': '#f3c6ac', 'tone-linen': '#d5dee6', 'tone-terracotta': '#bcd5ef' },
  },
}

/** A drawing sheet: grid paper, dimension lines, every part has a number. */
export const draft: Preset = {
  name: 'draft',
  title: 'Draft',
  about: 'For architects, surveyors and makers: grid paper, numbered parts and dimension lines.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'martian-mono', text: 'instrument-sans', textSize: 102, headlineSize: 100 },
      ...({ weight: 560, width: 100, tracking: -55, leading: 112, strong: 640 } as const),
    },
    shape: { corner: 2, cards: 0, pictures: 0, rule: 2, buttons: { corner: 'same', fill: 'full', edge: 'flat', letters: 'plain' } },
    space: { air: 92, layout: 'full', width: 1344, box: houseLook.space.box },
    structure: {
      ...({ header: 'cells', hero: 'pattern-sheet', heads: 'coded', services: 'schedule' } as const),
      ...({ prices: 'table', reviews: 'notes', faq: 'ruled', contact: 'rail' } as const),
      ...({ footer: 'titleblock', edge: 'dimension', links: 'thin', buttons: 'outline' } as const),
      ...({ planes: 'house', ground: 'grid', image: 'numbered', scale: 'mono', drawing: 'plan' } as const),
    },
  },
}
