import { isNew, type PagePlacement } from './place'

/** The class of the original's wrapper, and the attribute with everything that is set up (portfolio, §2). */
const WRAPPER = 'portfolio-block-wrapper'
const ATTRIBUTE = 'portfolio-block-attributes'

/** Wrappers of the original's portfolio block, except in the editor of its blocks. */
export const findPortfolios = (): PagePlacement[] =>
  document.body.classList.contains('block-editor-page')
    ? []
    : [...document.querySelectorAll<HTMLElement>(`.${WRAPPER}`)]
        .filter((element) => !element.dataset.frontage && !element.closest('[data-island]') && isNew(element))
        .flatMap((element) => {
          const attributes = attributesOf(element)
          return attributes ? [{ block: 'portfolio', id: '0', said: { [ATTRIBUTE]: attributes }, take: () => emptied(element) }] : []
        })

/** As one text without gaps; undefined when it cannot be read, which leaves the element as it is. */
function attributesOf(element: Element): string | undefined {
  try {
    const attributes: unknown = JSON.parse(element.getAttribute(ATTRIBUTE) || '{}')
    if (typeof attributes === 'object' && attributes) return JSON.stringify({ ...attributes })
    throw new TypeError('no object')
  } catch (reason) {
    console.error('Error with rendering portfolio block', reason)
    return undefined
  }
}

/** As the original leaves it: its attribute and what stood in it are gone. */
function emptied(element: HTMLElement): HTMLElement {
  element.removeAttribute(ATTRIBUTE)
  element.replaceChildren()
  return element
}
