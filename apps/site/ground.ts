import { isDeep, luminanceOf } from '@frontage/kit/contrast'

/**
 * A widget that says a theme of its own on ground of the other kind brings its own ground. What floats over the page takes
 * no room in it, and has that anyway.
 */
export function bringGround({ parentElement, dataset: { theme } }: HTMLElement, wrapper: HTMLElement): void {
  if (wrapper.offsetHeight && isDark(parentElement) !== (theme === 'dark')) wrapper.dataset.ground = ''
}

/** The ground is that of whatever is painted nearest; a page that paints nothing is white. */
function isDark(element: Element | null): boolean {
  if (!element) return false
  const [red = 0, green = 0, blue = 0, shown = 1] =
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? []
  return shown > 0.5 ? isDeep(luminanceOf([red, green, blue])) : isDark(element.parentElement)
}
