import type { ThemeSettings } from './look'
import { BOX_WIDTH } from './spec'

/** The look that the product comes with. Its values are those of tokens.css, so it needs no sheet of its own. */
export const houseLook: ThemeSettings = {
  version: 1,
  light: {
    main: { paper: '#f6f3ec', ink: '#22292a', tide: '#1d555a', gold: '#7c5710', band: '#17444a', foot: '#22292a' },
    own: {
      ...{ board: '#eae4d6', raise: '#fffdf8', soft: '#525b5b', 'on-tide': '#fffdf8', clay: '#9a3b22' },
      ...{ star: '#a87410', edge: '#85806f', line: '#cdc5b3' },
      ...{ 'band-ink': '#f6f3ec', 'band-soft': '#bfd6d1', 'band-line': '#3b6468', 'band-star': '#e8be62', 'on-band-star': '#22292a' },
      ...{ 'foot-ink': '#f6f3ec', 'foot-soft': '#b9c0b9', 'foot-line': '#414a4a', 'foot-star': '#e8be62', 'on-foot-star': '#22292a' },
      ...{ 'tone-ink': '#22292a', 'tone-tussock': '#c79a45', 'tone-bay': '#8fb0ac', 'tone-linen': '#cfc4ac', 'tone-terracotta': '#d39a7c' },
    },
  },
  dark: {
    main: { paper: '#161c1d', ink: '#f0ebdf', tide: '#93c7c1', gold: '#e0b765', band: '#1a4d54', foot: '#0e1314' },
    own: {
      ...{ board: '#1f2829', raise: '#263133', soft: '#b4bbb4', 'on-tide': '#0e2224', clay: '#f0a184' },
      ...{ star: '#e0b04e', edge: '#7c8886', line: '#364143' },
      ...{ 'band-ink': '#f0ebdf', 'band-soft': '#a9c6c1', 'band-line': '#3f6d73', 'band-star': '#e8be62', 'on-band-star': '#22292a' },
      ...{ 'foot-ink': '#f6f3ec', 'foot-soft': '#b9c0b9', 'foot-line': '#2a3334', 'foot-star': '#e8be62', 'on-foot-star': '#22292a' },
      ...{ 'tone-ink': '#22292a', 'tone-tussock': '#c79a45', 'tone-bay': '#8fb0ac', 'tone-linen': '#cfc4ac', 'tone-terracotta': '#d39a7c' },
    },
  },
  type: {
    ...{ headlines: 'bricolage-grotesque', text: 'source-sans-3', textSize: 100, headlineSize: 100 },
    ...{ weight: 640, width: 92, tracking: -26, leading: 102 },
  },
  shape: { corner: 2, rule: 3, buttons: { corner: 'same', fill: 'full', edge: 'lap', letters: 'plain' } },
  space: { air: 100, layout: 'full', width: 1344, box: BOX_WIDTH },
  language: 'en',
  timeZone: 'UTC',
}
