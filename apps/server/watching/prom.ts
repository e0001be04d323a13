import type * as prom from 'prom-client'

/** The library, which is loaded only where somebody measures. */
export type Prom = typeof prom
export type Registry = prom.Registry
