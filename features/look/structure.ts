import * as v from 'valibot'

/**
 * Where a look has a shape of its own, and which shapes there are. The first of each choice is what the product comes with: it needs
 * no sheet. The others have theirs in `structure/<choice>/<variant>.css`, where the choice is one of `sheetChoices`.
 */
export const structureVariants = {
  header: ['house', 'double', 'awning', 'plain', 'phone', 'centre', 'cells', 'corners'],
  hero: [
    'house',
    ...(['type-margin', 'type-cells', 'type-stage'] as const),
    ...(['field-front', 'field-panel', 'field-hill'] as const),
    ...(['pattern-label', 'pattern-sheet'] as const),
  ],
  heads: ['house', 'numbered', 'top', 'bar', 'centre', 'underlined', 'coded'],
  services: ['house', 'clauses', 'posters', 'lines', 'cells', 'labels', 'schedule', 'tiles', 'carte'],
  prices: ['house', 'ruled', 'leaders', 'sheet', 'table', 'carte'],
  reviews: ['house', 'ruled', 'poster', 'sheets', 'cells', 'tickets', 'notes', 'bubbles', 'quote'],
  faq: ['house', 'ruled', 'sheet', 'cells'],
  contact: ['house', 'rail', 'field', 'sheet', 'cells', 'line'],
  footer: ['house', 'columns', 'wordmark', 'panel', 'cells', 'centre', 'titleblock', 'cut'],
  edge: ['none', 'rules', 'cells', 'frame', 'dimension', 'scallop'],
  links: ['house', 'underline', 'thin', 'block'],
  buttons: ['house', 'block', 'frame', 'outline', 'chunky'],
  planes: ['house', 'page', 'turns', 'inset', 'bright'],
  ground: ['plain', 'grid'],
  image: ['house', 'figure', 'square', 'portrait', 'plate', 'mount', 'numbered', 'cut', 'aside'],
  /** Sizes of headings (`scale.ts`). */
  scale: ['house', 'book', 'poster', 'light', 'wide', 'label', 'mono', 'round', 'stage'],
  /** What is drawn where a first picture is missing, in the colours of the look. */
  drawing: ['none', 'water', 'cup', 'sign', 'fruit', 'plan', 'paper', 'rings'],
} as const

export type StructureChoice = keyof typeof structureVariants
type Variant<Choice extends StructureChoice> = (typeof structureVariants)[Choice][number]

/** Choices whose variants are sheets. */
export const sheetChoices = [
  ...(['planes', 'ground', 'heads', 'header', 'hero', 'services', 'prices', 'reviews', 'faq', 'contact'] as const),
  ...(['image', 'footer', 'edge', 'links', 'buttons'] as const),
] as const satisfies readonly StructureChoice[]

const variantOf = <Choice extends StructureChoice>(choice: Choice) => {
  const [usual] = structureVariants[choice]
  return v.optional(v.picklist(structureVariants[choice]), usual as never)
}

/** One variant for each choice; what is left out is as the product comes. */
export const structureShape = v.object({
  ...{ header: variantOf('header'), hero: variantOf('hero'), heads: variantOf('heads'), services: variantOf('services') },
  ...{ prices: variantOf('prices'), reviews: variantOf('reviews'), faq: variantOf('faq'), contact: variantOf('contact') },
  ...{ footer: variantOf('footer'), edge: variantOf('edge'), links: variantOf('links'), buttons: variantOf('buttons') },
  ...{ planes: variantOf('planes'), ground: variantOf('ground'), image: variantOf('image') },
  ...{ scale: variantOf('scale'), drawing: variantOf('drawing') },
})
export type Structure = { readonly [Choice in StructureChoice]: Variant<Choice> }

/** What the product comes with. */
export const houseStructure = v.parse(structureShape, {}) as Structure
