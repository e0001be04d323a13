import { Refusal } from '@frontage/kit/wire/refusal'
import type { ItemDraft } from '../item'
import { ownerMessages } from '../messages'

/** What is published has to have something to open; and never is it our own admin. */
export function refuseAddresses({ type, site, video, state }: ItemDraft, publicUrl: string): void {
  const url = site ? URL.parse(site, publicUrl) : undefined
  const isOurs = url?.host === new URL(publicUrl).host
  if (isOurs && /^\/(?:admin|wp-admin|api)(?:\/|$)/i.test(decodedPath(url)))
    throw new Refusal('own-admin', ownerMessages.ownAdmin, { field: 'site' })
  if (state !== 'published') return
  if (type === 'video' && !video) throw new Refusal('video-missing', ownerMessages.videoMissing, { field: 'video' })
  if (type === 'iframe' && !site) throw new Refusal('site-missing', ownerMessages.siteMissing, { field: 'site' })
}

function decodedPath(url: URL | null | undefined): string {
  try {
    return decodeURIComponent(url?.pathname ?? '').replace(/\/{2,}/g, '/')
  } catch {
    return '/admin'
  }
}
