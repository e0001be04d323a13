import { PREVIEW_PAGE } from '@frontage/kit/island/preview.address'

const isWithin = ({ pathname }: HTMLAnchorElement, top: string): boolean => pathname === top || pathname.startsWith(`${top}/`)
/** Previews are pages of the server, not screens. */
const isScreen = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && isWithin(link, '/admin') && !isWithin(link, PREVIEW_PAGE)

const wantsItself = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Links into the admin are followed without a reload. Hands back what ends it. */
export function followLinks(page: Document, push: (address: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || event.defaultPrevented || wantsItself(event)) return
    if (link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#') || !isScreen(link)) return
    event.preventDefault()
    push(link.pathname + link.search + link.hash)
  }
  page.addEventListener('click', follow)
  return () => page.removeEventListener('click', follow)
}
