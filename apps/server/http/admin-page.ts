import { randomBytes } from 'node:crypto'
import type { AdminLanguage } from '@frontage/kit/admin-language'
import type { SiteLocale } from '@frontage/kit/say'
import type { Assets } from './assets'
import { installLinks } from './install/links'
import { adminPolicy } from './security-headers'

const ENTRY = 'apps/admin/main.tsx'

/** Where no script runs. */
const needsScript: Readonly<Record<AdminLanguage, string>> = {
  en: 'The admin needs JavaScript. Switch it on in your browser, then reload this page.',
  de: 'Die Verwaltung braucht JavaScript. Schalten Sie es in Ihrem Browser ein und laden Sie diese Seite neu.',
}

type Place = Pick<SiteLocale, 'language' | 'timeZone'> & {
  /** Of whoever reads it. */
  readonly reads: AdminLanguage
}

/** The empty page in which the admin draws itself, with the language and the zone of the site, in which it writes numbers and dates. Its style nonce is new every time, and it is never cached. */
export function adminPage(
  assets: Assets,
  common: Readonly<Record<string, string>>,
  { language, timeZone, reads }: Place,
  shared?: string | undefined,
): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(18).toString('base64')
  const styles = assets.stylesOf(ENTRY, reads).map((address) => `<link rel="stylesheet" href="${address}">`)
  const html = [
    `<!doctype html><html lang="${reads}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    '<title>Admin</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<meta name="site-language" content="${language}"><meta name="time-zone" content="${timeZone}">`,
    `<meta name="style-nonce" content="${nonce}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${installLinks}`,
    ...styles,
    // They are asked for at once, not one after the other as each names the next.
    ...assets.modulesOf(ENTRY, reads).map((address) => `<link rel="modulepreload" href="${address}">`),
    // The styles that Vite puts into the page ask for the nonce by this name.
    ...(assets.dev ? [`<meta property="csp-nonce" nonce="${nonce}">`] : []),
    ...[...(assets.dev?.start ?? []), assets.addressOf(ENTRY, reads)].map((address) => `<script type="module" src="${address}"></script>`),
    `</head><body><div id="root"></div><noscript>${needsScript[reads]}</noscript></body></html>`,
  ].join('')
  const headers = {
    ...common,
    'content-security-policy': adminPolicy(nonce, shared),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  }
  return { html, headers }
}
