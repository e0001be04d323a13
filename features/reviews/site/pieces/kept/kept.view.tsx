import type { HTMLAttributes, ReactNode, Ref } from 'react'

type KeptProps = HTMLAttributes<HTMLDivElement> & {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/**
 * What the server drew and the browser keeps: neither its code nor its data travel a second time. Whoever draws a part
 * of a widget this way imports it from a `.drawn.view.tsx`, which is empty in the browser.
 */
export function Kept({ children, ...attributes }: KeptProps) {
  if (children) return <div {...attributes}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text at all; React leaves alone what is there already
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
