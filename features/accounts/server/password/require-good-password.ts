import type { Site } from '@frontage/kit/storage/site.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { isGuessable } from '../../password'
import { siteNameOf } from '../site-name'
import { isBreached } from './breached'

/** Refuses a new password that would be tried first, by anybody or by somebody who knows this site. */
export async function requireGoodPassword(password: string, field: string, known: readonly string[], site: Site): Promise<void> {
  if (isGuessable(password, [...known, await siteNameOf(site)]))
    throw new Refusal('guessable-password', messages.guessablePassword, { status: 400, field })
  if (isBreached(password)) throw new Refusal('breached-password', messages.breachedPassword, { status: 400, field })
}
