export type ShadowSheet = { readonly css: string; readonly fonts: string }

/** Everything that the page around it would hand down begins anew; only the direction of writing comes from there. */
const ANEW = '@layer anew{.frontage{all:initial;display:block}}:host{display:block!important}'
/** The plane is that of the page around it, unless that one is dark and the widget light, or the other way round. */
const AT_LAST =
  '.frontage{background:none;overflow:visible}.frontage[data-ground]{background:var(--surface-1);padding:var(--space-5);border-radius:var(--radius)}'

/** What a page of others can say of the look of widgets: each value of ours gives way to one of theirs, `--frontage-color-accent`. The guide for integrators lists them. */
const themable = new Set([
  ...[
    'color-accent',
    'color-on-accent',
    'color-text',
    'color-text-muted',
    'color-highlight',
    'color-danger',
    'color-rating',
    'color-focus',
  ],
  ...['surface-1', 'surface-2', 'surface-raised', 'border-control', 'border-subtle', 'border-thickness'],
  ...['font-body', 'font-heading', 'font-display', 'heading-weight', 'font-size-0', 'font-size-1', 'font-size-2', 'font-size-3'],
  ...['radius', 'radius-card', 'radius-image', 'button-radius'],
])

/** Only what is said of the root gives way: planes of another colour mix theirs of it. */
const givingWay = (css: string): string =>
  css
    .split('}')
    .map((rule) => {
      const start = rule.lastIndexOf('{') + 1
      const isOfRoot = /:root(?![\w-])/.test(rule.slice(0, start))
      return isOfRoot ? rule.slice(0, start) + rule.slice(start).split(';').map(givingWayTo).join(';') : rule
    })
    .join('}')

function givingWayTo(declaration: string): string {
  const colon = declaration.indexOf(':')
  const name = declaration.slice(0, Math.max(0, colon)).trim().replace('--', '')
  return themable.has(name) ? `--${name}:var(--frontage-${name},${declaration.slice(colon + 1)})` : declaration
}

const ROOT_FONT = 16
const fontFaces = /@font-face\s*\{[^}]*\}/g

/**
 * Stylesheets of our pages as they hold inside a shadow root on somebody else's page: what is said of the root, of html and
 * of body is said of the wrapper; a rem is a rem of ours, whatever the other page has made of it. Fonts are declared outside,
 * because browsers do not look for them in a shadow root.
 */
export function shadowSheetOf(styles: readonly string[]): ShadowSheet {
  const text = styles.join('\n')
  const css = givingWay(text.replace(fontFaces, ''))
    .replaceAll(':root', '.frontage')
    .replace(/(^|[{},;]|\*\/)(\s*)(?:html|body)(?=\s*[{,])/g, '$1$2.frontage')
    .replace(
      /(?<![\w#.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g,
      (_whole, amount: string) => `${Number((Number(amount) * ROOT_FONT).toFixed(4))}px`,
    )
  return { css: ANEW + css + AT_LAST, fonts: (text.match(fontFaces) ?? []).join('') }
}
