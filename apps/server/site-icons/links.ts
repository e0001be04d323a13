import type { SiteColours } from '@frontage/kit/site-look.server'

export const SITE_MANIFEST = '/site.webmanifest'
export const FAVICON = '/favicon.ico'
/** Pixels of the pictures in favicon.ico. */
export const FAVICON_SIDES = [32, 48] as const

/** `corner`: of a plate; phones cut touch icons and maskable ones themselves. `share`: how much of the side a letter, or a picture, fills. */
export const SITE_ICONS = {
  '/icon-192.png': { side: 192, corner: 0.2, letter: 0.56, picture: 0.84 },
  '/icon-512.png': { side: 512, corner: 0.2, letter: 0.56, picture: 0.84 },
  '/icon-maskable-512.png': { side: 512, corner: 0, letter: 0.44, picture: 0.58 },
  '/apple-touch-icon.png': { side: 180, corner: 0, letter: 0.54, picture: 0.76 },
} as const
export type SiteIcon = keyof typeof SITE_ICONS

/** What the head of a public page says about icons, and about the colours of the bars around it. */
export const siteIconLinks = ({ light, dark }: SiteColours): string =>
  [
    `<link rel="icon" href="${FAVICON}" sizes="32x32"><link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${SITE_MANIFEST}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.top}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.top}">`,
  ].join('')
