import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { TrashQuestion } from '@frontage/parts/admin/trash-question'
import { Button, EmptyState, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { Widget, WidgetKind } from '../../wire.widgets'
import { useCopyWidget, useRemoveWidget, useWidgets } from './use-widgets'

export type WidgetListProps = {
  readonly kind: WidgetKind
  readonly empty: { readonly title: string; readonly text: string }
  /** One line about what is set up. */
  readonly about: (widget: Widget) => string
}

/** What has been set up of one kind. Each is opened by its address. */
export function WidgetList({ kind, empty, about }: WidgetListProps) {
  const { path } = useAdmin()
  const { data } = useWidgets(kind)
  const { copy, isCopying } = useCopyWidget(kind)
  const [leaving, setLeaving] = useState<Widget>()
  if (!data) return <Skeleton height={120} radius="lg" role="status" aria-label="Loading" />
  if (data.widgets.length === 0) return <EmptyState py="lg" variant="light" title={empty.title} description={empty.text} />
  return (
    <>
      <ul className={rows.list}>
        {data.widgets.map((widget) => (
          <li key={widget.id} className={rows.item}>
            <div>
              <strong>{widget.title}</strong>
              <div className={rows.about}>{about(widget)}</div>
            </div>
            <Group gap="xs">
              <Button component="a" href={`/admin${path}?${kind}=${widget.id}`} variant="default" aria-label={`Change ${widget.title}`}>
                Change
              </Button>
              <Button variant="default" aria-label={`Duplicate ${widget.title}`} disabled={isCopying} onClick={() => copy(widget)}>
                Duplicate
              </Button>
              <Button variant="default" aria-label={`Delete ${widget.title}`} onClick={() => setLeaving(widget)}>
                Delete
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {leaving && <RemoveDialog widget={leaving} close={() => setLeaving(undefined)} />}
    </>
  )
}

function RemoveDialog({ widget, close }: { readonly widget: Widget; readonly close: () => void }) {
  const { remove, isRemoving } = useRemoveWidget(widget.kind)
  return (
    <TrashQuestion what={`“${widget.title}”`} isRemoving={isRemoving} remove={() => remove(widget, { onSettled: close })} close={close}>
      Pages that use it will show nothing in its place. Your reviews are not affected.
    </TrashQuestion>
  )
}
