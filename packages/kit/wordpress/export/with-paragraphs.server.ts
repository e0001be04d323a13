const BLOCK =
  /^<\/?(?:p|div|section|article|aside|header|footer|main|nav|figure|figcaption|table|thead|tbody|tfoot|tr|td|th|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|pre|hr|iframe|video|audio|form|address|details|summary|script|style)\b/i

/** Classic content has no paragraphs: an empty line begins one, a line break is one. What is markup already stays. */
export const withParagraphs = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) || (part.startsWith('[') && part.endsWith(']')) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
