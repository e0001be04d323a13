export type ShadowSheet = { readonly css: string; readonly fonts: string }

/** Everything that the page around it would hand down begins anew; only the direction of writing comes from there. */
const ANEW = '@layer anew{.frontage{all:initial;display:block}}:host{display:block!important}'
/** The plane is that of the page around it, unless that one is dark and the widget light, or the other way round. */
const AT_LAST =
  '.frontage{background:none;overflow:visible}.frontage[data-ground]{background:var(--surface-1);padding:var(--space-5);border-radius:var(--radius)}'

const ROOT_FONT = 16
const fontFaces = /@font-face\s*\{[^}]*\}/g

/**
 * Stylesheets of our pages as they hold inside a shadow root on somebody else's page: what is said of the root, of html and
 * of body is said of the wrapper; a rem is a rem of ours, whatever the other page has made of it. Fonts are declared outside,
 * because browsers do not look for them in a shadow root.
 */
export function shadowSheetOf(styles: readonly string[]): ShadowSheet {
  const text = styles.join('\n')
  const css = text
    .replace(fontFaces, '')
    .replaceAll(':root', '.frontage')
    .replace(/(^|[{},;]|\*\/)(\s*)(?:html|body)(?=\s*[{,])/g, '$1$2.frontage')
    .replace(
      /(?<![\w#.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g,
      (_whole, amount: string) => `${Number((Number(amount) * ROOT_FONT).toFixed(4))}px`,
    )
  return { css: ANEW + css + AT_LAST, fonts: (text.match(fontFaces) ?? []).join('') }
}
