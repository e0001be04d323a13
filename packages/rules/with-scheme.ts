import { trim } from './text'

/** An address as visitors write it, completed: `example.com` becomes `http://example.com`; what has a scheme or no dot stays. */
export function withScheme(text: string): string {
  const trimmed = trim(text)
  const isComplete = /^[a-z][a-z\d.+-]*:/i.test(trimmed)
  return isComplete || !trimmed.includes('.') ? trimmed : `http://${trimmed.replace(/^\/+/, '')}`
}
