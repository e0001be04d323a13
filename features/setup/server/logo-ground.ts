import { contrastOf } from '@frontage/kit/contrast'

/** Below this a shape can hardly be told from its ground (WCAG 2.2, 1.4.11). */
const SEEN = 3
const GROUND = { light: '#ffffff', dark: '#161c1d' } as const

const isDimOn = (ground: keyof typeof GROUND, colour: string): boolean => colour !== '' && contrastOf(colour, GROUND[ground]) < SEEN

/** On which ground a logo of this main colour can hardly be seen; of one without a colour nothing is known. */
export const dimOn = (colour: string) => ({ isDimOnLight: isDimOn('light', colour), isDimOnDark: isDimOn('dark', colour) })

/** The plate that makes it visible: a dark one behind what is as light as paper, else a light one. */
export const plateFor = (colour: string): 'light' | 'dark' => (dimOn(colour).isDimOnLight ? 'dark' : 'light')
