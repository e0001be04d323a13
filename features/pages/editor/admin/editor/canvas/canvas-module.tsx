import { IconAlertTriangle } from '@tabler/icons-react'
import type { MouseEvent, Ref } from 'react'
import type { Module } from '../../../../admin/document/document'
import { EmptyNote } from '../../../../site/pieces/empty-note/empty-note.view'
import { useEditing } from '../editing'
import { named, useDrawn, usePart } from './canvas-context'
import { Markup } from './markup'

/** Whoever writes chooses a word by two presses. */
const isWritten = (target: EventTarget): boolean => (target as HTMLElement).isContentEditable

/** Links on the page are not followed while it is edited, but for the one that says what to do about a block without content. */
function follow(event: MouseEvent): void {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('.empty-note__link')
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}

type CanvasModuleProps = { readonly id: string; readonly dragRef: Ref<HTMLDivElement>; readonly title: string }

/** One module on the page, as visitors will see it; or why it cannot be shown. */
export function CanvasModule({ id, dragRef, title }: CanvasModuleProps) {
  const module = usePart<Module>(id)
  const drawn = useDrawn(id)
  const { write, blocks } = useEditing()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline does the same by keys
    <div
      ref={dragRef}
      className="canvas-module"
      {...named(title)}
      data-block={module?.block}
      onClickCapture={follow}
      onDoubleClick={({ target, clientX: x, clientY: y }) => isWritten(target) || write(id, { x, y })}
    >
      {drawn?.html !== undefined && !drawn.isEmpty && <Markup drawn={drawn} />}
      {drawn?.isEmpty && <EmptyNote title={title} empty={blocks.find(({ name }) => name === module?.block)?.empty} />}
      {drawn?.fault !== undefined && (
        <p className="canvas-fault">
          <IconAlertTriangle size={20} />
          <span>
            <strong>{title}</strong> {drawn.fault}
          </span>
        </p>
      )}
      {!drawn && <div className="canvas-skeleton" />}
    </div>
  )
}
