import type { EditorConfig } from '@frontage/kit/island/editor-config'
import type { Choice, PartOf, Setting } from '@frontage/parts/admin/setting'
import { entranceNames } from '../../../entrances'
import { entrance } from '../../../row-settings'
import { settingsOf } from './settings-of'
import { shapeOf } from './shape'

/** Families of entrances by how their names begin. */
const families = [
  ['fade', 'Fade'],
  ['slide', 'Slide'],
  ['zoom', 'Zoom'],
  ['bounce', 'Bounce'],
  ['rotate', 'Rotate'],
  ['flip', 'Flip'],
  ['fancy', 'Special'],
] as const

const words: Readonly<Record<string, string>> = {
  'fade-in': 'In place',
  bounce: 'In place',
  'bounce-in': 'Growing',
  'zoom-in': 'In place',
  'rotate-in': 'In place',
  'flip-vertical': 'Vertical',
  'flip-horizontal': 'Horizontal',
  'fancy-rubber-band': 'Rubber band',
  'fancy-light-speed': 'Light speed',
  'fancy-jack-box': 'Jack in the box',
  'fancy-roll-in': 'Roll in',
  'fancy-tada': 'Ta-da',
}

/** `rotate-down-left` → "Rotate: down left". */
function choiceOf(name: string): Choice {
  const [family = '', ...rest] = name.split('-')
  const group = families.find(([begins]) => begins === family)?.[1] ?? family
  const way = words[name] ?? rest.filter((word) => word !== 'in').join(' ')
  return { value: name, label: `${group}: ${way.toLowerCase()}`, group }
}

const choices: readonly Choice[] = entranceNames.map(choiceOf)

const labels: EditorConfig['labels'] = {
  style: { label: 'Animation', choices: Object.fromEntries(choices.map(({ value, label }) => [value, label])) },
  delay: 'Delay in seconds',
  duration: 'Duration in seconds',
}

const inFamilies = (setting: Setting): Setting => (setting.path === 'style' ? { ...setting, control: 'choice', choices } : setting)

/** How something comes in: one of the 38 entrances, in their families (T16). */
export const entranceOf: PartOf = {
  settings: settingsOf(shapeOf(entrance), { labels }).map(inFamilies),
  start: { style: 'fade-up', delay: 0, duration: 1 },
}
