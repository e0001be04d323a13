/** Names as the style sheet knows them: `Judge.me` is `judgeme`. */
const keyOf = (source: string): string => source.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * The icon of a source, in a drawing of our own; of one that has none, its first letter. It stands beside the name, so a screen
 * reader hears that alone.
 */
export const SourceIcon = ({ source }: { readonly source: string }) => (
  <span className="source-icon" data-source={keyOf(source)} data-letter={[...source][0]} aria-hidden="true" />
)
