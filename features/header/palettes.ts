type Colours = Readonly<Record<'paper' | 'board' | 'raise' | 'ink' | 'soft' | 'tide' | 'on-tide' | 'line' | 'edge', string>>

/** Palettes by name (header add-ons; facts, §3); what is text on them is at least 4.5 to 1. `site`: the site's own colours. */
const palettes = {
  blue: {
    ...{ paper: '#ffffff', board: '#f0f5fa', raise: '#ffffff', ink: '#1e293b', soft: '#334155' },
    ...{ tide: '#045cb4', 'on-tide': '#ffffff', line: '#d1d5db', edge: '#6b7280' },
  },
  night: {
    ...{ paper: '#0f172a', board: '#212a37', raise: '#222222', ink: '#ffffff', soft: '#e7f6ff' },
    ...{ tide: '#58adff', 'on-tide': '#070614', line: '#4f5b62', edge: '#8b98a0' },
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
