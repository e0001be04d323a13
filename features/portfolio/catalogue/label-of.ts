import { messages } from '../messages'
import { USUAL_LABELS } from '../spec'

/** A button's words: those of its owner, or those of the site. */
export const labelOf = (kept: string, name: keyof typeof USUAL_LABELS): string => (kept === USUAL_LABELS[name] ? messages[name] : kept)
