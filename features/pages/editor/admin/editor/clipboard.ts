/** What was copied last, for buttons: the clipboard itself is read by keys only. */
let last = ''

export const lastCopied = (): string => last

/** Keeps a text to be pasted, also by other pages and in other windows where the browser lets it. */
export function rememberCopied(text: string): void {
  last = text
  void navigator.clipboard?.writeText(text).catch(() => {})
}
