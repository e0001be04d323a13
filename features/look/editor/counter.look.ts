import { houseLook } from '../house-look'
import type { Colours } from '../palette'
import type { Preset } from './preset'

const light: Colours = {
  main: { paper: '#fff4d9', ink: '#2b130d', tide: '#b8230f', gold: '#1d5a45', band: '#b8230f', foot: '#173a2f' },
  own: {
    ...{ board: '#ffe7b0', raise: '#fffaec', soft: '#6f5b4e', 'on-tide': '#ffffff', clay: '#a8231c' },
    ...{ star: '#b8230f', edge: '#8d7a6b', line: '#d9ccb4' },
    ...{ 'band-ink': '#fffaec', 'band-soft': '#f6e0d1', 'band-line': '#c95744', 'band-star': '#ffd978', 'on-band-star': '#2b130d' },
    ...{ 'foot-ink': '#fff4d9', 'foot-soft': '#b9bca6', 'foot-line': '#4a6354', 'foot-star': '#ffc64a', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#2b130d', 'tone-tussock': '#ffc64a', 'tone-bay': '#f3a48f', 'tone-linen': '#a9cdb4', 'tone-terracotta': '#ffc64a' },
  },
}

const dark: Colours = {
  main: { paper: '#1c0f0b', ink: '#ffecc9', tide: '#ff9a7a', gold: '#8fd1b2', band: '#861a0b', foot: '#0d1f19' },
  own: {
    ...{ board: '#2a1710', raise: '#341d15', soft: '#b2a188', 'on-tide': '#1c0f0b', clay: '#ff9d8f' },
    ...{ star: '#ffb84d', edge: '#80705f', line: '#45372d' },
    ...{ 'band-ink': '#ffecc9', 'band-soft': '#e0b598', 'band-line': '#a34c39', 'band-star': '#ffd978', 'on-band-star': '#101414' },
    ...{ 'foot-ink': '#ffecc9', 'foot-soft': '#b6af94', 'foot-line': '#424c40', 'foot-star': '#ffc64a', 'on-foot-star': '#101414' },
    ...{ 'tone-ink': '#101a18', 'tone-tussock': '#ffc64a', 'tone-bay': '#f3a48f', 'tone-linen': '#a9cdb4', 'tone-terracotta': '#ffc64a' },
  },
}

/** A painted shopfront: striped awning, tall capitals, prices you can read from the street. */
export const counter: Preset = {
  name: 'counter',
  title: 'Counter',
  about: 'For cafés, bakeries and shops: a striped awning, tall capitals, a plane of its own for every part.',
  look: {
    version: 1,
    light,
    dark,
    type: {
      ...{ headlines: 'sofia-sans-extra-condensed', text: 'sofia-sans', textSize: 106, headlineSize: 100 },
      ...({ weight: 860, width: 100, tracking: -8, leading: 93, strong: 700, letters: 'capitals' } as const),
    },
    shape: { corner: 0, rule: 6, line: 2, buttons: { corner: 'same', fill: 'full', edge: 'flat', letters: 'plain' } },
    space: { air: 98, layout: 'full', width: 1408, box: houseLook.space.box },
    structure: {
      ...({ header: 'awning', hero: 'field-front', heads: 'top', services: 'posters' } as const),
      ...({ prices: 'leaders', reviews: 'poster', faq: 'ruled', contact: 'field' } as const),
      ...({ footer: 'wordmark', edge: 'none', links: 'underline', buttons: 'block' } as const),
      ...({ planes: 'turns', ground: 'plain', image: 'square', scale: 'poster', drawing: 'cup' } as const),
    },
  },
}
