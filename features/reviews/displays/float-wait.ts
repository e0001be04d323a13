import type { Float } from '../badge'
import { ROTATION_START } from '../spec'

/** How long a floating box stays away after the page has come, in milliseconds. */
export const waitOf = ({ content, delay }: Pick<Float, 'content' | 'delay'>): number =>
  delay * 1000 + (content === 'pop' ? ROTATION_START : 0)
