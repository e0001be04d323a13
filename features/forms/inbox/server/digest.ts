import type { Digest, DigestLine } from '@frontage/kit/digest.server'
import type { Tools } from '@frontage/kit/feature.server'
import { personTexts } from '@frontage/kit/person-texts'
import { counted } from '@frontage/kit/say'
import { mayReadEntries } from '../../server/policy'
import { digestTexts } from '../messages.mail'
import { germanDigest } from '../messages.mail.de'
import { countMessages } from './digest.store'

/** What was sent longer ago is no longer waited for. */
const PATIENCE = 30 * 86_400_000
const right = mayReadEntries.name

const wordsIn = /* @__PURE__ */ personTexts(digestTexts, { de: germanDigest })
const told =
  (what: keyof typeof digestTexts, count: number): DigestLine['text'] =>
  (language) =>
    counted(wordsIn(language)[what], count)

/** What visitors sent in a week, and what nobody has dealt with yet. */
export const createDigest =
  ({ db }: Pick<Tools, 'db'>): Digest =>
  async ({ since, until }) => {
    const recent = await countMessages(db, ['new', 'read', 'done'], since.toISOString())
    const waiting = await countMessages(db, ['new', 'read'], new Date(until.getTime() - PATIENCE).toISOString())
    const lines: DigestLine[] = []
    if (recent > 0) lines.push({ kind: 'new', text: told('fresh', recent), at: '/messages', right })
    if (waiting > 0) lines.push({ kind: 'waiting', text: told('open', waiting), at: '/messages', right })
    return lines
  }
