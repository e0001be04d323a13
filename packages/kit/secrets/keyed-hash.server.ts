import { createHmac } from 'node:crypto'

/** A keyed hash of some texts: it can be compared, and neither be read nor be made up. */
export const hashOf = ([key = '']: readonly string[], purpose: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key)
    .update([purpose, ...parts.map((part) => `${part.length}:${part}`)].join('\0'))
    .digest('base64url')
    .slice(0, 32)
