import type { FramePart } from '../frame'

/** Under these keys lies what the browser remembers about header and footer. */
export const frameKey = (part: FramePart) => ['frame', part] as const
export const placesKey = ['frame', 'places'] as const
export const lostKey = (hrefs: readonly string[]) => ['frame', 'lost', ...hrefs] as const

/** Who may change them; the server asks for the same right. */
export const EDIT = 'frame.edit'
