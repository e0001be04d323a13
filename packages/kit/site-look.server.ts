import type { TextColours } from './colours/text-colours'

/** Colours of light or dark pages, `#rrggbb`: what stands at their top, and of a button with its text. */
type SchemeColours = { readonly top: string; readonly accent: string; readonly onAccent: string }
export type SiteColours = Readonly<Record<'light' | 'dark', SchemeColours>>

/** Those of packages/parts/tokens.css. */
export const houseColours: SiteColours = {
  light: { top: '#f6f3ec', accent: '#1d555a', onAccent: '#fffdf8' },
  dark: { top: '#161c1d', accent: '#93c7c1', onAccent: '#0e2224' },
}

/** How the site looks, by settings alone. */
export type SiteLook = {
  /** Style rules, made of nothing but checked settings. */
  readonly sheet: string
  /** Typefaces that pages need, by the names of their sheets. */
  readonly fonts: readonly string[]
  /** `en-GB`, and from where it is written. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** What is drawn outside of its pages is drawn in these: icons, and the bars of browsers. */
  readonly colours: SiteColours
  readonly letters: TextColours
  /** What is drawn where a first picture is missing; `none` where nothing is. */
  readonly drawing: string
  /** `Europe/London`: the zone in which its dates are written. */
  readonly timeZone: string
}
