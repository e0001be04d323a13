import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about pictures. */
export const auditLabels: AuditLabels = {
  'media.add': (target) => `added ${kindOf(target)} ${nameIn(target)}`,
  'media.describe': (target) => `changed the description of the picture ${nameIn(target)}`,
  'media.replace': (target) => `replaced the picture ${nameIn(target)} everywhere`,
  'media.undo-replace': (target) => `restored the earlier picture ${nameIn(target)}`,
  'media.crop': (target) => `cropped the picture ${nameIn(target)}`,
  'media.tag': (target) => `changed the tags of the picture ${nameIn(target)}`,
  'media.remove': (target) => `deleted ${kindOf(target)} ${nameIn(target)}`,
}

const kindOf = (target: string): string => (/\.(?:mp4|webm)$/.test(target) ? 'the video' : 'the picture')

/** The log says `media deck-lookout`. */
const nameIn = (target: string): string => target.replace(/^media /, '')
