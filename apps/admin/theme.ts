import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'
import { colours } from './colours'
import { components } from './components'

const fonts = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'

/** Letters on a filled colour: near-white on the deep shades of daylight, near-black on the pale ones of night. */
const readable: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colors, color: 'var(--color-on-accent)' } : colors
}

export const theme = createTheme({
  colors: colours,
  primaryColor: 'tide',
  primaryShade: { light: 7, dark: 3 },
  black: '#22292a',
  white: '#fffdf8',
  variantColorResolver: readable,
  fontFamily: fonts,
  headings: {
    fontFamily: fonts,
    fontWeight: '680',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})

const fromSite = {
  '--mantine-color-body': 'var(--surface-raised)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-text-muted)',
  '--mantine-color-placeholder': 'var(--color-text-muted)',
  '--mantine-color-anchor': 'var(--color-accent)',
  '--mantine-color-error': 'var(--color-danger)',
  '--mantine-color-default': 'var(--surface-raised)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-disabled-color': 'var(--color-text-muted)',
  '--mantine-color-tide-light': 'color-mix(in oklab, var(--color-accent) 14%, var(--surface-raised))',
  '--mantine-color-red-light': 'color-mix(in oklab, var(--color-danger) 14%, var(--surface-raised))',
  '--mantine-color-gray-light': 'color-mix(in oklab, var(--color-text) 10%, transparent)',
}

/** The colours of the site itself, where they fit: a changed theme changes both. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...fromSite,
    '--mantine-color-default-hover': 'var(--surface-1)',
    '--mantine-color-default-border': 'var(--border-subtle)',
    '--mantine-color-disabled': '#eae4d6',
  },
  dark: {
    ...fromSite,
    '--mantine-color-default-hover': 'var(--surface-2)',
    '--mantine-color-default-border': '#4a585a',
    '--mantine-color-disabled': '#2e3a3c',
    '--mantine-color-red-light': 'color-mix(in oklab, var(--color-danger) 26%, var(--surface-raised))',
    '--mantine-color-yellow-light': 'color-mix(in oklab, var(--color-rating) 18%, var(--surface-raised))',
  },
})
