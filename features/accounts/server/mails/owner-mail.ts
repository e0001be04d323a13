import type { Tools } from '@frontage/kit/feature.server'
import type { Stores } from '../stores'

/** Where letters to the owner of the site go: other features read it as the setting `owner-mail`. */
export function rememberOwnerMail(
  { site, events, log }: Pick<Tools, 'site' | 'events' | 'log'>,
  { accounts }: Stores,
): () => Promise<void> {
  const remember = async (): Promise<void> => {
    const owner = (await accounts.all()).find(({ role, disabled }) => role === 'owner' && !disabled)
    if (owner && (await site.read('owner-mail')) !== owner.email) await site.write('owner-mail', owner.email)
  }
  events.on('accounts.changed', () =>
    remember().catch((reason: unknown) => log.warn({ err: reason }, 'the owner’s e-mail address is not known')),
  )
  return remember
}
