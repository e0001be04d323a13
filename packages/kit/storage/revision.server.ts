import { createHash } from 'node:crypto'
import { Refusal } from '../wire/refusal'

/** Tells one stored state from another: 16 characters, made of the state itself. */
export const revisionOf = (stored: unknown): string => createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 16)

/** Code of the refusal by which a screen knows that it has to show both versions. */
const CHANGED = 'changed-meanwhile'

/**
 * Throws a refusal with 409 when what stands is not what the sender read. An empty revision compares nothing: whoever sends
 * none replaces whatever stands.
 */
export function refuseOutdated(sent: string, stands: string): void {
  if (sent && sent !== stands)
    throw new Refusal(CHANGED, 'Somebody else saved this in the meantime. Your changes were not saved.', { status: 409, field: 'revision' })
}
