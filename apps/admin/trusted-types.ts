type Policies = { createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown }

/** What the page editor's canvas begins with. */
const emptyCanvas = '<!DOCTYPE html><html><head></head><body><div id="frame-root" data-puck-entry></div></body></html>'

/**
 * Style sheets are written into the page as text, which browsers count as markup. Such text is let through as
 * long as it cannot hold an element; markup and scripts never are, but for the empty page of a canvas.
 */
export function allowStylesOnly(scope: { readonly trustedTypes?: Policies } = globalThis as { trustedTypes?: Policies }): void {
  scope.trustedTypes?.createPolicy('default', { createHTML: plainText })
}

export function plainText(text: string): string {
  if (text.includes('<') && text !== emptyCanvas) throw new TypeError('markup is never written into the admin')
  return text
}
