import type { Digest, DigestLine } from '@frontage/kit/digest.server'
import type { Tools } from '@frontage/kit/feature.server'
import { formatNumber } from '@frontage/kit/say'
import { mayReadEntries } from '../../server/policy'
import { countMessages } from './digest.store'

/** What was sent longer ago is no longer waited for. */
const PATIENCE = 30 * 86_400_000
const right = mayReadEntries.name

const newMessages = (count: number): string => (count === 1 ? '1 new message' : `${formatNumber(count)} new messages`)
const open = (count: number): string =>
  count === 1 ? '1 message of the last 30 days is not done yet' : `${formatNumber(count)} messages of the last 30 days are not done yet`

/** What visitors sent in a week, and what nobody has dealt with yet. */
export const createDigest =
  ({ db }: Pick<Tools, 'db'>): Digest =>
  async ({ since, until }) => {
    const recent = await countMessages(db, ['new', 'read', 'done'], since.toISOString())
    const waiting = await countMessages(db, ['new', 'read'], new Date(until.getTime() - PATIENCE).toISOString())
    const lines: DigestLine[] = []
    if (recent > 0) lines.push({ kind: 'new', text: newMessages(recent), at: '/messages', right })
    if (waiting > 0) lines.push({ kind: 'waiting', text: open(waiting), at: '/messages', right })
    return lines
  }
