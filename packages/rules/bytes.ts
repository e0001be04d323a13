/** Bytes that are not UTF-8 become a lone surrogate, which no browser can send and no rule lets pass. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return '\ud800'
  }
}

/** Whether a text came from broken bytes. */
export const isBroken = (text: string): boolean => /\p{Surrogate}/u.test(text)
