import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { EditorProps } from './use-editor'

const Workbench = lazy(() => import('./workbench').then(({ Workbench }) => ({ default: Workbench })))

/** The editor of one page. Its code comes when it is needed. */
export const Editor = (props: EditorProps) => (
  <Suspense fallback={<Skeleton height="32rem" />}>
    <Workbench {...props} />
  </Suspense>
)
