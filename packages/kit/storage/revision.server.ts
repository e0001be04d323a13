import { createHash } from 'node:crypto'
import { Refusal } from '../wire/refusal'

/** Tells one stored state from another: 16 characters, made of the state itself. */
export const revisionOf = (stored: unknown): string => createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 16)

/** Code of the refusal by which a screen knows that it has to show both versions. */
const CHANGED = 'changed-meanwhile'

/**
 * Throws a refusal with 409 when what stands is not what the sender read, and with 400 when the sender does not say what was
 * read: nobody replaces what they have not seen.
 */
export function refuseOutdated(sent: string, stands: string): void {
  if (!sent)
    throw new Refusal('revision-missing', 'This change does not say which version it is based on. Reload the page and try again.', {
      field: 'revision',
    })
  if (sent !== stands)
    throw new Refusal(CHANGED, 'Somebody else saved this in the meantime. Your changes were not saved.', { status: 409, field: 'revision' })
}
