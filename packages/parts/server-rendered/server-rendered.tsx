import type { HTMLAttributes, ReactNode, Ref } from 'react'

type ServerRenderedProps = HTMLAttributes<HTMLElement> & {
  /** Where only words may stand, a `span`. */
  readonly as?: 'div' | 'span'
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/**
 * What the server drew and the browser keeps: neither its code nor its data travel a second time. Whoever draws a part
 * of a widget this way imports it from a `.server-only.view.tsx`, which is empty in the browser.
 */
export function ServerRendered({ as: Tag = 'div', children, ...attributes }: ServerRenderedProps) {
  if (children) return <Tag {...attributes}>{children}</Tag>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text at all; React leaves alone what is there already
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
