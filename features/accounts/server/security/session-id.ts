import type { Actor } from '@frontage/kit/wire/permission'

/** What a session is called on the screen: enough of its hash to tell it from others, and good for nothing else. */
export const sessionIdOf = (session: string): string => session.slice(0, 16)

/** The hash of the session that asks. */
export const sessionOf = (actor: Actor): string => (actor.role === 'visitor' ? '' : actor.session)
