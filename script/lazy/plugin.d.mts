import type { Plugin } from 'vite'

export function bareImports(): Plugin
export function shortImports(): Plugin
