import { houseLook } from '../house-look'
import type { Colours, DerivedName } from '../palette'
import { counter } from './counter.look'
import { cutout } from './cutout.look'
import { draft } from './draft.look'
import { lamplight } from './lamplight.look'
import { ledger } from './ledger.look'
import { orchard } from './orchard.look'
import type { Preset } from './preset'
import { signal } from './signal.look'
import { stillwater } from './stillwater.look'

const { language: _, timeZone: __, ...house } = houseLook

const kowhaiLight: Colours = {
  main: { paper: '#f4f3f7', ink: '#27142b', tide: '#7a1457', gold: '#76560a', band: '#f5c52f', foot: '#2b1430' },
  own: { star: '#a67600', 'band-star': '#6a0f4b', 'on-band-star': '#ffffff', 'foot-star': '#f5c52f', 'on-foot-star': '#27142b' },
}

const kowhaiDark: Colours = {
  main: { paper: '#1b1220', ink: '#f5edf7', tide: '#f2a9d6', gold: '#f0c84f', band: '#41163a', foot: '#120a16' },
  own: { 'band-star': '#f5c52f', 'on-band-star': '#27142b', 'foot-star': '#f5c52f', 'on-foot-star': '#27142b' },
}

/** A warm plain one of boards and laps, and its opposite: round, airy, with a book face and a yellow that is not shy. */
const first: readonly Preset[] = [
  { name: 'weatherboard', title: 'Weatherboard', about: 'Plain areas, fine lines, and a thick bottom edge on every button.', look: house },
  {
    name: 'kowhai',
    title: 'Kōwhai',
    about: 'Round and airy: a bookish heading font, friendly text, plum text colour and yellow accents.',
    look: {
      version: 1,
      light: kowhaiLight,
      dark: kowhaiDark,
      type: {
        ...{ headlines: 'newsreader', text: 'figtree', textSize: 100, headlineSize: 98 },
        ...{ weight: 480, width: 100, tracking: -22, leading: 104 },
      },
      shape: { corner: 18, rule: 1, buttons: { corner: 'pill', fill: 'full', edge: 'flat', letters: 'plain' } },
      space: { air: 118, layout: 'full', width: 1240, box: houseLook.space.box },
    },
  },
]

/** Whole looks: the first two change colours, letters and corners only; the others have a structure of their own. */
export const presets: readonly Preset[] = [...first, ledger, counter, stillwater, signal, orchard, draft, cutout, lamplight]

/** Sets of colours: those of the presets, and the two that themes of the original begin with (facts of the colour switcher). */
export const colourSets: readonly { readonly name: string; readonly title: string; readonly light: Colours; readonly dark: Colours }[] = [
  ...presets.map(({ name, title, look: { light, dark } }) => ({ name, title, light, dark })),
  {
    name: 'clear',
    title: 'Clear blue',
    light: {
      main: { paper: '#ffffff', ink: '#1e293b', tide: '#045cb4', gold: '#8a5a00', band: '#111111', foot: '#1e293b' },
      own: { board: '#f0f5fa', raise: '#ffffff', line: '#d1d5db' },
    },
    dark: {
      main: { paper: '#0f172a', ink: '#e7f6ff', tide: '#5ab0ff', gold: '#f0c05a', band: '#070614', foot: '#070614' },
      own: { board: '#212a37' },
    },
  },
]

/** Whether somebody chose this colour by hand: those that came with a set did not. */
export const isChosenByHand = (name: DerivedName, hex: string): boolean =>
  !colourSets.some(({ light, dark }) => light.own[name] === hex || dark.own[name] === hex)
