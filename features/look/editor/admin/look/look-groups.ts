import { choicesOf, type SettingGroup } from '@frontage/parts/admin/setting'
import type { ThemeSettings } from '../../../look'
import { messages } from '../../../messages.admin'
import {
  AIR,
  CORNER,
  HEADLINE_SIZE,
  HEADLINE_WEIGHT,
  HEADLINE_WIDTH,
  LEADING,
  LINE,
  PAGE_WIDTH,
  RULE,
  STRONG,
  TEXT_SIZE,
  TRACKING,
} from '../../../spec'
import { faceOf } from '../../../typefaces'
import { FaceField } from './face-field'
import { languages } from './languages'
import { rangeOf } from './range-field'
import { timeZones } from './time-zones'

type Typed = { readonly type?: Partial<ThemeSettings['type']>; readonly faces?: ThemeSettings['faces'] }
const hasWidths = ({ type, faces }: Typed): boolean => Boolean(type?.headlines && faceOf(type.headlines, faces).widths)

const hasOwnCorners = ({ shape }: { readonly shape?: unknown }): boolean =>
  (shape as { readonly cards?: number } | undefined)?.cards !== undefined

/** Everything but the colours, in words: first the letters, which may be the owner's own. */
export const letterGroups: readonly SettingGroup[] = [
  {
    title: 'Fonts',
    settings: [
      { path: 'type.headlines', label: 'Heading font', control: 'own', Field: FaceField },
      { path: 'type.text', label: 'Text font', control: 'own', Field: FaceField },
      { path: 'type.headlineSize', label: 'Heading size', control: 'own', Field: rangeOf(HEADLINE_SIZE, ' %') },
      { path: 'type.textSize', label: 'Text size', control: 'own', Field: rangeOf(TEXT_SIZE, ' %') },
      { path: 'type.weight', label: 'Heading weight', control: 'own', Field: rangeOf(HEADLINE_WEIGHT, '', 20) },
      { path: 'type.width', label: 'Heading width', control: 'own', Field: rangeOf(HEADLINE_WIDTH, ' %'), when: hasWidths },
      { path: 'type.tracking', label: 'Heading letter spacing', control: 'own', Field: rangeOf(TRACKING, ' em', 1, 1000) },
      { path: 'type.leading', label: 'Heading line height', control: 'own', Field: rangeOf(LEADING, ' %') },
      {
        path: 'type.letters',
        label: 'Heading letters',
        control: 'choice',
        choices: choicesOf({ typed: 'As typed', capitals: 'Capitals' }),
        otherwise: 'typed',
      },
      {
        path: 'type.style',
        label: 'Heading style',
        control: 'choice',
        choices: choicesOf({ upright: 'Upright', slanted: 'Italic' }),
        otherwise: 'upright',
      },
      { path: 'type.strong', label: 'Weight of bold text', control: 'own', Field: rangeOf(STRONG, '', 10), otherwise: 600 },
    ],
  },
]

export const shapeGroups: readonly SettingGroup[] = [
  {
    title: 'Corners and lines',
    settings: [
      { path: 'shape.corner', label: 'Corner radius', control: 'own', Field: rangeOf(CORNER, ' px') },
      { path: 'shape.cards', label: 'Corner radius of cards', control: 'own', Field: rangeOf(CORNER, ' px'), when: hasOwnCorners },
      { path: 'shape.pictures', label: 'Corner radius of pictures', control: 'own', Field: rangeOf(CORNER, ' px'), when: hasOwnCorners },
      { path: 'shape.rule', label: 'Border thickness', control: 'own', Field: rangeOf(RULE, ' px') },
      { path: 'shape.line', label: 'Thin lines', control: 'own', Field: rangeOf(LINE, ' px', 0.5), otherwise: 1 },
      {
        path: 'shape.buttons.corner',
        label: 'Button corners',
        control: 'choice',
        choices: choicesOf({ same: 'Same as everything else', square: 'Square', pill: 'Round' }),
      },
      {
        path: 'shape.buttons.fill',
        label: 'Button style',
        control: 'choice',
        choices: choicesOf({ full: 'Filled', line: 'Outline that fills on hover' }),
      },
      {
        path: 'shape.buttons.edge',
        label: 'Button bottom edge',
        control: 'choice',
        choices: choicesOf({ lap: 'Thick, thicker on hover', flat: 'None: the colour changes on hover' }),
      },
      {
        path: 'shape.buttons.letters',
        label: 'Button text',
        control: 'choice',
        choices: choicesOf({ plain: 'As typed', capitals: 'Capitals' }),
      },
    ],
  },
  {
    title: 'Spacing and layout',
    settings: [
      { path: 'space.air', label: 'Spacing', control: 'own', Field: rangeOf(AIR, ' %') },
      {
        path: 'space.layout',
        label: 'Page layout',
        control: 'choice',
        choices: choicesOf({ full: 'Full width', box: 'Boxed' }),
      },
      {
        path: 'space.box',
        label: 'Box width',
        control: 'own',
        Field: rangeOf(PAGE_WIDTH, ' px', 8),
        when: ({ space }) => isBox(space),
      },
      { path: 'space.width', label: 'Content width', control: 'own', Field: rangeOf(PAGE_WIDTH, ' px', 8) },
    ],
  },
  {
    title: 'Language and time',
    settings: [
      { path: 'language', label: messages.language.label, help: messages.language.help, control: 'choice', choices: languages },
      { path: 'timeZone', ...messages.timeZone, control: 'choice', choices: timeZones },
    ],
  },
]

const isBox = (space: unknown): boolean => (space as { readonly layout?: string } | undefined)?.layout === 'box'
