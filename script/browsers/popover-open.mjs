// Browsers without popovers drop every rule that names `:popover-open`, with all its other selectors, and know an open popover by a
// class that the polyfill sets (`packages/kit/island/older/older.client.ts`). `:is()` forgives what it does not know.
const NAMED = /(?<!\\):popover-open\b/g

/** @returns {import('postcss').Plugin} */
export const popoverOpen = () => ({
  postcssPlugin: 'popover-open',
  Rule(rule) {
    if (!rule.selector.includes(':popover-open') || rule.selector.includes('\\:popover-open')) return
    rule.selector = rule.selector.replace(NAMED, ':is(:popover-open, .\\:popover-open)')
  },
})
