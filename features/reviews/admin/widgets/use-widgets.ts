import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listWidgets, removeWidget, saveWidget, type Widget, type WidgetKind } from '../../wire.widgets'
import { copyOf } from './copy-words'

const NOTICE = 'widget'
const keyOf = (kind: WidgetKind) => ['reviews', 'widgets', kind] as const

/** Everything of one kind that has been set up. */
export const useWidgets = (kind: WidgetKind) =>
  useQuery({
    queryKey: keyOf(kind),
    queryFn: () => send(listWidgets, { kind }),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** The same for a field: when the list does not come, the field says so, and the rest of its screen stays. */
export const useWidgetNames = (kind: WidgetKind) => useQuery({ queryKey: keyOf(kind), queryFn: () => send(listWidgets, { kind }) })

/** Keeps one. A refusal names the setting that it is about; what was typed stays. */
export function useSaveWidget(kind: WidgetKind, done: (widget: Widget) => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: InputOf<typeof saveWidget>) => send(saveWidget, input),
    onSuccess: async ({ widget }) => {
      announce('Saved.')
      notify({ id: NOTICE, text: `Saved: ${widget.title}.` })
      await client.invalidateQueries({ queryKey: keyOf(kind) })
      done(widget)
    },
  })
  const field = error instanceof WireError ? error.refusal?.data.field : undefined
  const failure = error && !isOutdated(error) ? { text: explain(error), field } : undefined
  return { save: mutate, isSaving: isPending, failure, error, reset }
}

/** One of a kind as it stands now. */
export async function widgetNow(kind: WidgetKind, id: number | undefined): Promise<Widget> {
  const now = (await send(listWidgets, { kind })).widgets.find((widget) => widget.id === id)
  if (!now) throw new Error('The widget is gone.')
  return now
}

/** Sets up another one like this. */
export function useCopyWidget(kind: WidgetKind) {
  const { explain, notify } = useAdmin()
  const { save, isSaving } = useSaveWidget(kind, () => {})
  const onError = (error: unknown): void => notify({ id: NOTICE, text: explain(error), tone: 'bad' })
  const copy = ({ title, settings }: Widget): void => save({ id: 0, kind, title: copyOf(title), settings }, { onError })
  return { copy, isCopying: isSaving }
}

/** Puts one into the trash. */
export function useRemoveWidget(kind: WidgetKind) {
  const { notify, explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Pick<Widget, 'id' | 'title'>) => send(removeWidget, { id }),
    onSuccess: ({ trash }, { title }) => removed(`Moved to trash: ${title}.`, trash),
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(kind) }),
  })
  return { remove: mutate, isRemoving: isPending }
}
