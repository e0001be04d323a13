import type { Plugin } from 'vite'

export function puckWithoutUnused(): Plugin
