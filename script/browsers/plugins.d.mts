import type { Plugin } from 'postcss'

export function plainColours(): Plugin
export function popoverOpen(): Plugin
