import type { Page } from '@playwright/test'

/** CSS pixels of a target in each direction (WCAG 2.5.8). */
const LEAST = 24

/**
 * What is pressed with a pointer and is smaller than it may be, by size and name. As WCAG 2.5.8 allows: links within a text, and what has
 * a label that is large enough.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const roles = ['button', 'tab', 'switch', 'checkbox', 'radio', 'option', 'menuitem', 'treeitem', 'slider', 'link', 'combobox']
    const targets = [
      'a[href]',
      'button',
      'input:not([type=hidden])',
      'select',
      'textarea',
      'summary',
      ...roles.map((role) => `[role=${role}]`),
    ]
    const isThere = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]') &&
      !element.matches(':disabled, [aria-disabled=true]')
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const fits = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      // Hidden but for whoever hears the page, as the link that skips to the content is.
      return (width <= 1 && height <= 1) || (width >= least && height >= least)
    }
    const found = [...document.querySelectorAll<HTMLElement>(targets.join())].filter((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return isThere(element) && !isInText(element) && ![element, ...labels].some(fits)
    })
    return found.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${Math.round(width)}×${Math.round(height)} ${element.getAttribute('aria-label') ?? element.textContent}`
    })
  }, LEAST)
