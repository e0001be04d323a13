import type { FastifyRequest } from 'fastify'
import type { GenericSchema } from 'valibot'
import type { Actor } from '../wire/permission'
import { type AdminLanguage, adminLanguageOf } from './admin-language'
import { translatedAnswer } from './sentence'

/** A sentence of the product in another language; undefined where there is none. */
export type Translate = (sentence: string) => string | undefined

const translations: Partial<Record<AdminLanguage, Translate>> = {}
const languages = new WeakMap<FastifyRequest, AdminLanguage>()

/** There is one catalogue of a language in a process. */
export const setAdminWords = (language: AdminLanguage, translate: Translate): void => {
  translations[language] = translate
}

/** What says sentences of the product in a language; undefined where they are in it already. */
export const translatorTo = (language: AdminLanguage): Translate | undefined => translations[language]

/** A sentence of the admin as somebody reads it who reads the admin in that language. */
export const inAdminWords =
  (sentence: string) =>
  (language: AdminLanguage): string =>
    translations[language]?.(sentence) ?? sentence

/** Notes and hands back in which language whoever asks reads the admin; what visitors read follows the site. `page`: where they were on it. */
export function noteLanguage(request: FastifyRequest, actor: Actor, page: string): AdminLanguage | undefined {
  const isInAdmin = actor.role !== 'visitor' || /^\/admin(?:\/|\?|$)/.test(page)
  if (!isInAdmin) return undefined
  const language = adminLanguageOf(actor.role === 'visitor' ? '' : (actor.language ?? ''), request.headers['accept-language'])
  languages.set(request, language)
  return language
}

const translateFor = (request: FastifyRequest): Translate | undefined => translations[languages.get(request) ?? 'en']

/** A sentence of the server as whoever asks reads it. */
export const spoken = (request: FastifyRequest, sentence: string): string => translateFor(request)?.(sentence) ?? sentence

/** An answer, with its sentences in the language of whoever asks. */
export function spokenAnswer(request: FastifyRequest, shape: GenericSchema, answer: unknown): unknown {
  const translate = translateFor(request)
  return translate ? translatedAnswer(shape, answer, (sentence) => translate(sentence) ?? sentence) : answer
}
