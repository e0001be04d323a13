import { EARLY_COOKIES } from '@frontage/kit/early-cookies'
import { COOKIE, DAYS } from './spec'

/** What a visitor may allow; what is necessary is never asked for. */
export const categories = ['preferences', 'statistics', 'marketing'] as const
export type Category = (typeof categories)[number]

const SECONDS_OF_A_DAY = 86_400

/** What a browser keeps: for which version of the words something was chosen, and what was allowed: `3.statistics-marketing`. */
export const consentCookie = (version: number, given: readonly string[], isSecure: boolean): string =>
  `${COOKIE}=${version}.${given.join('-')}; path=/; max-age=${DAYS * SECONDS_OF_A_DAY}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/**
 * The line of script that says on the page what was chosen, before anything is painted. Pages are the same for everybody, so
 * only the browser can know. `data-consent` is `given` once statistics are allowed, `data-allowed` lists what is; nobody is
 * asked who told the browser already that they do not want to be followed.
 */
export const earlyConsent = (version: number, used: readonly Category[], respectsSignals: boolean): string => {
  const signals = respectsSignals ? 'navigator.globalPrivacyControl||navigator.doNotTrack=="1"' : 'false'
  return `{${EARLY_COOKIES}let d=document.documentElement.dataset,c=/(?:^|; )${COOKIE}=${version}\\.([a-z-]*)/.exec(k),g=c?c[1].split("-").filter(n=>"${used.join(' ')}".split(" ").includes(n)):[];c||${signals}||(d.consentAsked="");d.consent=g.includes("statistics")?"given":"refused";d.allowed=g.join(" ")}`
}
