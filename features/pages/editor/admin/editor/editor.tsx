import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import type { EditorProps } from './use-editor'

const Workbench = lazyPart(() => import('./workbench').then(({ Workbench }) => Workbench))

/** The editor of one page. Its code comes when it is needed. */
export const Editor = (props: EditorProps) => (
  <Suspense fallback={<Skeleton height="32rem" />}>
    <Workbench {...props} />
  </Suspense>
)
