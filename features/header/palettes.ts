type Colours = Readonly<
  Record<
    | 'surface-1'
    | 'surface-2'
    | 'surface-raised'
    | 'color-text'
    | 'color-text-muted'
    | 'color-accent'
    | 'color-on-accent'
    | 'border-subtle'
    | 'border-control',
    string
  >
>

/** Palettes by name (header add-ons; facts, §3); what is text on them is at least 4.5 to 1. `site`: the site's own colours. */
const palettes = {
  blue: {
    ...{
      'surface-1': '#ffffff',
      'surface-2': '#f0f5fa',
      'surface-raised': '#ffffff',
      'color-text': '#1e293b',
      'color-text-muted': '#334155',
    },
    ...{ 'color-accent': '#045cb4', 'color-on-accent': '#ffffff', 'border-subtle': '#d1d5db', 'border-control': '#6b7280' },
  },
  night: {
    ...{
      'surface-1': '#0f172a',
      'surface-2': '#212a37',
      'surface-raised': '#222222',
      'color-text': '#ffffff',
      'color-text-muted': '#e7f6ff',
    },
    ...{ 'color-accent': '#58adff', 'color-on-accent': '#070614', 'border-subtle': '#4f5b62', 'border-control': '#8b98a0' },
  },
} as const satisfies Record<string, Colours>

export const paletteNames = ['site', 'blue', 'night'] as const
export type PaletteName = (typeof paletteNames)[number]

/** Rules that give the light and the dark colours of every page another palette; empty where both are the site's own. */
export function paletteRules(light: PaletteName, dark: PaletteName): string {
  return rulesOf(light, 'light') + rulesOf(dark, 'dark')
}

function rulesOf(name: PaletteName, scheme: 'light' | 'dark'): string {
  if (name === 'site') return ''
  const values = Object.entries(palettes[name]).map(([token, value]) => `--${token}:${value}`)
  const body = `{${values.join(';')}}`
  const unless = scheme === 'light' ? 'dark' : 'light'
  return `@media(prefers-color-scheme:${scheme}){:root:not([data-theme=${unless}])${body}}:root[data-theme=${scheme}]${body}`
}
