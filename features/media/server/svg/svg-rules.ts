/** Attributes that any element may keep, beside its own: where it stands, and how it is painted. */
const painted = [
  ...['id', 'transform', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'clip-path', 'clip-rule', 'mask'],
  ...['stop-color', 'stop-opacity', 'color', 'display', 'visibility', 'overflow', 'paint-order', 'vector-effect', 'shape-rendering'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'word-spacing', 'text-anchor', 'dominant-baseline'],
] as const

const box = ['x', 'y', 'width', 'height'] as const
const gradient = ['gradientUnits', 'gradientTransform', 'spreadMethod', 'href'] as const
const inView = ['viewBox', 'preserveAspectRatio'] as const
const lettering = ['x', 'y', 'dx', 'dy', 'rotate', 'textLength', 'lengthAdjust'] as const

/** Elements of a drawing that stands still, with the attributes that are their own. Everything else is left out, with all it holds. */
const own = {
  svg: [...box, ...inView],
  g: [],
  defs: [],
  symbol: [...box, ...inView, 'refX', 'refY'],
  use: [...box, 'href'],
  path: ['d', 'pathLength'],
  rect: [...box, 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  text: lettering,
  tspan: lettering,
  linearGradient: ['x1', 'y1', 'x2', 'y2', ...gradient],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'fr', ...gradient],
  stop: ['offset'],
  clipPath: ['clipPathUnits'],
  mask: [...box, 'maskUnits', 'maskContentUnits'],
  pattern: [...box, ...inView, 'patternUnits', 'patternContentUnits', 'patternTransform', 'href'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const allowed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(own).map(([name, attributes]) => [name, new Set<string>([...painted, ...attributes])]),
)

/** What only holds others: a link, and a choice between languages. Their content stays. */
export const groups: ReadonlySet<string> = new Set(['a', 'switch'])

/** Elements that can be seen; without any of them there is no drawing. */
export const shapes: ReadonlySet<string> = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'use'])

/** Elements whose text is shown. */
export const lettered: ReadonlySet<string> = new Set(['text', 'tspan'])

/** What a stylesheet may say: how things are painted, not where they stand. */
export const styled: ReadonlySet<string> = new Set<string>(painted.filter((name) => name !== 'id' && name !== 'transform'))

/** Bounds of a drawing: bytes, elements, how deep they lie in each other, and elements once every reference is followed. */
export const MOST_SVG_BYTES = 1024 * 1024
export const MOST_ELEMENTS = 10_000
export const DEEPEST = 40
export const MOST_DRAWN = 20_000
