/** Style elements that others make in this document carry its nonce: the page's policy lets no other through. */
export function lendNonce(page: Document, nonce: string): void {
  const make = page.createElement
  page.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = make.call(page, name, options)
    if (name === 'style') element.nonce = nonce
    return element
  }) as typeof page.createElement
}
