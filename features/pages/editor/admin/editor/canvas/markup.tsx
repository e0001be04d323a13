import { useLayoutEffect, useRef } from 'react'

type MarkupProps = { readonly drawn: { readonly html: string }; readonly className?: string | undefined }

/** What visitors do not see because it is unfinished is seen by whoever edits it. */
function unveil(element: HTMLElement, html: string): void {
  element.innerHTML = html
  for (const missing of element.querySelectorAll<HTMLElement>('.picture-missing')) missing.hidden = false
}

/** What the server drew, put in as it came, also when it is the same again. While its words are edited in place it is left alone. */
export function Markup({ drawn, className }: MarkupProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element && !element.querySelector('[contenteditable]')) unveil(element, drawn.html)
  }, [drawn])
  return <div ref={place} className={className} inert />
}
