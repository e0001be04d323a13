import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'
import { colours } from './colours'
import { components } from './components'

const fonts = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'

/** Letters on a filled colour: near-white on the deep shades of daylight, near-black on the pale ones of night. */
const readable: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colors, color: 'var(--on-tide)' } : colors
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
  '--mantine-color-body': 'var(--raise)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--soft)',
  '--mantine-color-placeholder': 'var(--soft)',
  '--mantine-color-anchor': 'var(--tide)',
  '--mantine-color-error': 'var(--clay)',
  '--mantine-color-default': 'var(--raise)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-disabled-color': 'var(--soft)',
  '--mantine-color-tide-light': 'color-mix(in oklab, var(--tide) 14%, var(--raise))',
  '--mantine-color-red-light': 'color-mix(in oklab, var(--clay) 14%, var(--raise))',
  '--mantine-color-gray-light': 'color-mix(in oklab, var(--ink) 10%, transparent)',
}

/** The colours of the site itself, where they fit: a changed theme changes both. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...fromSite,
    '--mantine-color-default-hover': 'var(--paper)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': '#eae4d6',
  },
  dark: {
    ...fromSite,
    '--mantine-color-default-hover': 'var(--board)',
    '--mantine-color-default-border': '#4a585a',
    '--mantine-color-disabled': '#2e3a3c',
    '--mantine-color-red-light': 'color-mix(in oklab, var(--clay) 26%, var(--raise))',
    '--mantine-color-yellow-light': 'color-mix(in oklab, var(--star) 18%, var(--raise))',
  },
})
