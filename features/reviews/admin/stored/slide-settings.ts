import { choicesOf, type Setting } from '@frontage/parts/admin/setting'
import type { SlideProps } from '../../slide-props'

type Name = keyof SlideProps

const none = 'As its display has it'
const choice = (path: Name, label: string, words: Readonly<Record<string, string>>): Setting => ({
  ...{ control: 'choice', path, label, choices: choicesOf(words), none },
  isOptional: true,
})
const flag = (path: Name, label: string): Setting => choice(path, label, { yes: 'Yes', no: 'No' })
const time = (path: Name, label: string, help = `Empty: ${none.toLowerCase()}.`): Setting => ({
  ...{ control: 'limit', path, label, help, least: 0, most: 60_000 },
  isOptional: true,
})

/** The properties of a slider that a page may set (R05); its name and its counts are the program's own. */
export const slideSettings: readonly Setting[] = [
  flag('autoplay', 'Moves by itself'),
  time('delay', 'Milliseconds from one move to the next'),
  time('sliderspeed', 'Milliseconds that a move takes'),
  choice('animation', 'How it moves', { horizontal: 'Sideways', vertical: 'Upwards', fade: 'One fades into the next' }),
  flag('arrows', 'Arrows'),
  flag('sliderarrowheight', 'Arrows stay where they are'),
  flag('animateHeight', 'Height follows the review'),
  flag('forceheight', 'All as high as the highest'),
  flag('loadmorersli', 'Further reviews come near the end'),
  flag('iswidget', 'For a narrow place'),
  time('checkfloatdelay', 'Milliseconds before it begins', 'For a slider in something that comes in later.'),
]
