import { ScreenHead } from '@frontage/parts/admin/screen-head'
import { UndoButtons } from '@frontage/parts/admin/undo-buttons'
import type { useBuilder } from './use-builder'

/** What is being built, and the way back and forth. */
export function BuilderHead({ builder }: { readonly builder: ReturnType<typeof useBuilder> }) {
  const { build } = builder
  return (
    <ScreenHead back={{ href: '/admin/forms', label: 'All forms' }} title={build.draft.title || 'Untitled form'}>
      <UndoButtons undo={build.undo} redo={builder.redo} canUndo={builder.canUndo} canRedo={builder.canRedo} />
    </ScreenHead>
  )
}
