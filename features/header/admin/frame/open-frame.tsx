import type { Settings } from '@frontage/parts/admin/setting'
import { Skeleton } from '@mantine/core'
import { FrameEditor } from './frame-editor'
import type { FrameKind } from './frame-kind'
import { useOpened } from './use-frame'

/** Fetches header or footer, and opens its editor. */
export function OpenFrame<Draft extends Settings>({ kind }: { readonly kind: FrameKind<Draft> }) {
  const { data } = useOpened(kind.part)
  return data ? <FrameEditor kind={kind} opened={data} /> : <Skeleton height={480} radius="lg" role="status" aria-label="Loading" />
}
