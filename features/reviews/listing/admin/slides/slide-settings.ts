import { choicesOf, type Setting } from '@frontage/parts/admin/setting'
import type { SlideProps } from '../../slide-props'

type Name = keyof SlideProps

const none = 'As set in the display'
const choice = (path: Name, label: string, words: Readonly<Record<string, string>>): Setting => ({
  ...{ control: 'choice', path, label, choices: choicesOf(words), none },
  isOptional: true,
})
const flag = (path: Name, label: string): Setting => choice(path, label, { yes: 'Yes', no: 'No' })
const time = (path: Name, label: string, help = 'Leave empty to use the setting of the display.'): Setting => ({
  ...{ control: 'limit', path, label, help, least: 0, most: 60_000 },
  isOptional: true,
})

/** The properties of a slider that a page may set (R05); its name and its counts are the program's own. */
export const slideSettings: readonly Setting[] = [
  flag('autoplay', 'Autoplay'),
  time('delay', 'Time from one slide to the next (milliseconds)'),
  time('sliderspeed', 'Animation time (milliseconds)'),
  choice('animation', 'Animation', { horizontal: 'Horizontal', vertical: 'Vertical', fade: 'Fade' }),
  flag('arrows', 'Arrows'),
  flag('sliderarrowheight', 'Keep the arrows in place'),
  flag('animateHeight', 'Adjust height to each slide'),
  flag('forceheight', 'Give all slides the same height'),
  flag('loadmorersli', 'Load more reviews near the end'),
  flag('iswidget', 'Narrow version'),
  time('checkfloatdelay', 'Delay before it starts (milliseconds)', 'For a slider inside a box that appears later.'),
]
