import type { Deeds } from '@frontage/kit/admin/screen'

/** Words for what the log says about pictures. */
export const deeds: Deeds = {
  'media.add': (target) => `added the picture ${nameIn(target)}`,
  'media.describe': (target) => `said what the picture ${nameIn(target)} shows`,
  'media.remove': (target) => `deleted the picture ${nameIn(target)}`,
}

/** The log says `media deck-lookout`. */
const nameIn = (target: string): string => target.replace(/^media /, '')
