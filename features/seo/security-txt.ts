const HALF_A_YEAR = 180 * 86_400_000

type Contact = {
  /** An e-mail address, or an address that starts with https://. */
  readonly contact: string
  readonly publicUrl: string
  readonly language: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole in the site. It holds for half a year from the day on which it is read. */
export function securityText({ contact, publicUrl, language, now }: Contact): string {
  const day = new Date(now + HALF_A_YEAR).toISOString().slice(0, 10)
  const languages = [...new Set([language, 'en'])].join(', ')
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${day}T00:00:00Z`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
