import type { Plugin } from 'vite'

export function inGerman(): Plugin
