import type { Display } from '../display'
import { CAROUSEL_SPEED, ONE_SLIDE, SLIDER_SPEED } from '../spec'

/** Reviews, §2: a phone by its name, or by its width. */
export const isPhone = (agent: string, width: number): boolean => /Mobi|Android/.test(agent) || width < ONE_SLIDE

/** Milliseconds that a slide takes to arrive. */
export const speedOf = ({ layout, slider }: Pick<Display, 'layout' | 'slider'>): number =>
  slider.speed || (layout === 'carousel' ? CAROUSEL_SPEED : SLIDER_SPEED)

/** The engine counts otherwise: 21 are about 500 ms, 26 about 750 (decisions, §3). */
export const durationOf = (speed: number): number => Math.max(1, Math.round(11 + speed / 50))

/** Whether a slide may move on by itself: wanted, with nobody's hand on it, and with somebody who looks. */
export type Rotation = { readonly isWanted: boolean; readonly isHovered: boolean; readonly isHidden: boolean }

export const isTurning = ({ isWanted, isHovered, isHidden }: Rotation): boolean => isWanted && !isHovered && !isHidden

/** Facts, §4: a delay of 0 never stops; each slide leaves when it has arrived. */
export const pauseOf = ({ layout, slider }: Pick<Display, 'layout' | 'slider'>): number =>
  slider.delay ? slider.delay + speedOf({ layout, slider }) : speedOf({ layout, slider })
