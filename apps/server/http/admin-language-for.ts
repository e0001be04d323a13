import { type AdminLanguage, adminLanguageOf } from '@frontage/kit/admin-language'
import { sessionTokenOf } from '@frontage/kit/wire/session-cookie.server'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app'

/** The language of the admin for whoever asks: that of their account, else that of their browser. */
export async function adminLanguageFor(
  request: Pick<FastifyRequest, 'headers'>,
  { features }: { readonly features: readonly Pick<App['features'][number], 'whoIs'>[] },
): Promise<AdminLanguage> {
  const token = sessionTokenOf(request)
  const actor = token ? await features.find(({ whoIs }) => whoIs)?.whoIs?.(token) : undefined
  return adminLanguageOf(actor && actor.role !== 'visitor' ? (actor.language ?? '') : '', request.headers['accept-language'])
}
