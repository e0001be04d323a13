import { choicesOf, type SettingGroup } from '@frontage/parts/admin/setting'
import type { Look } from '../../look'
import { messages } from '../../messages.admin'
import { AIR, CORNER, HEADLINE_SIZE, HEADLINE_WEIGHT, HEADLINE_WIDTH, LEADING, PAGE_WIDTH, RULE, TEXT_SIZE, TRACKING } from '../../spec'
import { faceOf } from '../../typefaces'
import { FaceField } from './face-field'
import { languages } from './languages'
import { rangeOf } from './range-field'
import { timeZones } from './time-zones'

type Typed = { readonly type?: Partial<Look['type']>; readonly faces?: Look['faces'] }
const hasWidths = ({ type, faces }: Typed): boolean => Boolean(type?.headlines && faceOf(type.headlines, faces).widths)

/** Everything but the colours, in words: first the letters, which may be the owner's own. */
export const letterGroups: readonly SettingGroup[] = [
  {
    title: 'Letters',
    settings: [
      { path: 'type.headlines', label: 'Typeface of headlines', control: 'own', Field: FaceField },
      { path: 'type.text', label: 'Typeface of text', control: 'own', Field: FaceField },
      { path: 'type.headlineSize', label: 'Size of headlines', control: 'own', Field: rangeOf(HEADLINE_SIZE, ' %') },
      { path: 'type.textSize', label: 'Size of text', control: 'own', Field: rangeOf(TEXT_SIZE, ' %') },
      { path: 'type.weight', label: 'Weight of headlines', control: 'own', Field: rangeOf(HEADLINE_WEIGHT, '', 20) },
      { path: 'type.width', label: 'Width of headlines', control: 'own', Field: rangeOf(HEADLINE_WIDTH, ' %'), when: hasWidths },
      { path: 'type.tracking', label: 'Room between letters of headlines', control: 'own', Field: rangeOf(TRACKING, ' ‰') },
      { path: 'type.leading', label: 'Height of lines of headlines', control: 'own', Field: rangeOf(LEADING, ' %') },
    ],
  },
]

export const shapeGroups: readonly SettingGroup[] = [
  {
    title: 'Shapes',
    settings: [
      { path: 'shape.corner', label: 'Round corners', control: 'own', Field: rangeOf(CORNER, ' px') },
      { path: 'shape.rule', label: 'Heavy lines', control: 'own', Field: rangeOf(RULE, ' px') },
      {
        path: 'shape.buttons.corner',
        label: 'Corners of buttons',
        control: 'choice',
        choices: choicesOf({ same: 'As everything else', square: 'Square', pill: 'Round' }),
      },
      {
        path: 'shape.buttons.fill',
        label: 'Buttons',
        control: 'choice',
        choices: choicesOf({ full: 'Filled', line: 'An outline that fills up' }),
      },
      {
        path: 'shape.buttons.edge',
        label: 'Lower edge of buttons',
        control: 'choice',
        choices: choicesOf({ lap: 'Thick, and thicker under the pointer', flat: 'None: the colour changes under the pointer' }),
      },
      {
        path: 'shape.buttons.letters',
        label: 'Letters on buttons',
        control: 'choice',
        choices: choicesOf({ plain: 'As they are written', capitals: 'Capitals' }),
      },
    ],
  },
  {
    title: 'Room',
    settings: [
      { path: 'space.air', label: 'Room between things', control: 'own', Field: rangeOf(AIR, ' %') },
      {
        path: 'space.layout',
        label: 'Page',
        control: 'choice',
        choices: choicesOf({ full: 'As wide as the window', box: 'A box in the middle' }),
      },
      {
        path: 'space.box',
        label: 'Width of the box',
        control: 'own',
        Field: rangeOf(PAGE_WIDTH, ' px', 8),
        when: ({ space }) => isBox(space),
      },
      { path: 'space.width', label: 'Width of what stands on the page', control: 'own', Field: rangeOf(PAGE_WIDTH, ' px', 8) },
    ],
  },
  {
    title: 'Language and time',
    settings: [
      { path: 'language', ...messages.language, control: 'choice', choices: languages },
      { path: 'timeZone', ...messages.timeZone, control: 'choice', choices: timeZones },
    ],
  },
]

const isBox = (space: unknown): boolean => (space as { readonly layout?: string } | undefined)?.layout === 'box'
