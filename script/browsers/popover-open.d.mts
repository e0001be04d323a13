import type { Plugin } from 'postcss'

export function popoverOpen(): Plugin
