import { inAdminWords } from '@frontage/kit/admin-words.server'
import { readBackups } from '@frontage/kit/backups.server'
import type { Digest, DigestKind, DigestLine } from '@frontage/kit/digest.server'
import type { Tools } from '@frontage/kit/feature.server'
import { messages } from '../messages.admin'
import { ageIn, standingOf } from '../schedule'
import { mayManageBackups } from './policy'
import { readSchedule } from './settings'

/** How old the last backup is; a fault where it should be younger, or failed. */
export const createDigest =
  ({ site }: Pick<Tools, 'site'>): Digest =>
  async ({ until }) => {
    const { schedule, since } = await readSchedule(site)
    const known = await readBackups(site)
    const now = until.getTime()
    const standing = standingOf({ isOn: schedule.isOn, since }, known, now)
    const kind: DigestKind = standing === 'fine' ? 'note' : 'fault'
    const age = known.last ? messages.lastAge(ageIn(now - Date.parse(known.last.at)).toLowerCase()) : messages.never
    const text: DigestLine['text'] = (language) =>
      [...(standing === 'failed' ? [messages.failed] : []), age].map((sentence) => inAdminWords(sentence)(language)).join('. ')
    return [{ kind, text, at: '/backups', right: mayManageBackups.name }]
  }
