import { useLayoutEffect, useRef } from 'react'

/** What the server drew, put in as it came. While its words are edited in place it is left alone. */
export function Markup({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element && !element.querySelector('[contenteditable]')) element.innerHTML = html
  }, [html])
  return <div ref={place} className={className} inert />
}
