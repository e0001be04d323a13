/** Colours of letters, `#rrggbb`: on paper and on a band, by the scheme of the page. */
export type TextColours = Readonly<Record<'light' | 'dark', { readonly paper: string; readonly band: string }>>

/** Those of packages/parts/tokens.css. */
export const houseTextColours: TextColours = {
  light: { paper: '#22292a', band: '#f6f3ec' },
  dark: { paper: '#f0ebdf', band: '#f0ebdf' },
}
