import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../lazy/lazy-part'

export type RichTextFieldProps = {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: string | undefined
  /** Lines that have room at least. */
  readonly rows?: 2 | 3 | 6
  /** HTML. */
  readonly value: string
  readonly change: (html: string) => void
}

const Editor = lazyPart(() => import('./rich-text-editor').then(({ RichTextEditor }) => RichTextEditor))

/** Text with headings, lists and links. What it takes to write it comes when it is needed. */
export const RichTextField = (props: RichTextFieldProps) => (
  <Suspense fallback={<Skeleton height="8rem" />}>
    <Editor {...props} />
  </Suspense>
)
