import { useAdmin } from '@frontage/kit/admin/screen'
import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import { SaveBar } from '@frontage/parts/admin/save-bar'
import { ScreenHead } from '@frontage/parts/admin/screen-head'
import type { SettingGroup, Settings } from '@frontage/parts/admin/setting'
import { Snippet } from '@frontage/parts/admin/snippet'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { useNamedSettings } from '@frontage/parts/admin/use-named-settings'
import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Widget, WidgetKind } from '../../wire.widgets'
import { useSaveWidget, widgetNow } from './use-widgets'
import styles from './widgets.module.css'

export type Draft = { readonly settings: Settings; readonly change: (settings: Settings) => void; readonly fault: Fault }
type Fault = { readonly path: string; readonly text: string } | undefined

type WidgetEditorProps = {
  readonly kind: WidgetKind
  readonly noun: string
  /** The way back: `All displays`. */
  readonly all: string
  /** The name of its block. */
  readonly embed: string
  /** Undefined for a new one. */
  readonly widget: Widget | undefined
  readonly start: Settings
  /** What settings are called, where two versions are compared. */
  readonly groups: readonly SettingGroup[]
  readonly fields: (draft: Draft) => ReactNode
  readonly preview: (settings: Settings) => ReactNode
}

/** Sets up one display, form, badge or floating box. A new one stays as it stands on the screen when it is kept: more may be typed by then. */
export function WidgetEditor(props: WidgetEditorProps) {
  const { kind, widget } = props
  const begun = useRef<number>(undefined)
  const isBegunHere = !widget || widget.id === begun.current
  const keep = (id: number): void => {
    if (!widget) begun.current = id
  }
  return <Editor key={isBegunHere ? `new ${kind}` : widget.id} {...props} kept={keep} />
}

const submitting =
  (save: () => unknown) =>
  (event: FormEvent): void => {
    event.preventDefault()
    save()
  }

type EditorProps = WidgetEditorProps & { readonly kept: (id: number) => void }

function Editor({ kind, noun, all, embed, widget, start, groups, fields, preview, kept }: EditorProps) {
  const { path, goTo } = useAdmin()
  const [revision, setRevision] = useState(widget?.revision ?? '')
  const begin = { title: widget?.title ?? '', settings: widget?.settings ?? start }
  const draft = useNamedSettings(begin, (address) => address.startsWith(`${path}?${kind}=`))
  const { title, settings, isChanged, question, discard, setTitle, setSettings } = draft
  const { save, isSaving, failure, error, reset } = useSaveWidget(kind, (saved) => {
    setRevision(saved.revision)
    draft.keep()
    kept(saved.id)
    goTo(`${path}?${kind}=${saved.id}`, 'replace')
  })
  const saveOver = (over: string): void => {
    draft.send()
    save({ id: widget?.id ?? 0, kind, title, settings: { ...settings }, revision: over })
  }
  const conflict = useConflict({
    ...{ queryKey: ['reviews', 'widgets', widget?.id], error, mine: { title, ...settings }, isSaving, notNow: reset },
    labels: { title: 'Name', ...labelsOf(groups) },
    read: async () => {
      const now = await widgetNow(kind, widget?.id)
      return { now, value: { title: now.title, ...now.settings }, revision: now.revision }
    },
    keepMine: (theirs) => saveOver(theirs.revision),
    takeTheirs: ({ now }) => {
      draft.take({ title: now.title, settings: now.settings })
      setRevision(now.revision)
      reset()
    },
  })
  const fault = failure?.field?.startsWith('settings.') ? { path: failure.field.slice('settings.'.length), text: failure.text } : undefined
  const titleIssue = failure?.field === 'title' ? failure.text : undefined
  return (
    <form onSubmit={submitting(() => isSaving || saveOver(revision))} aria-label={noun}>
      <Stack gap="lg">
        <ScreenHead back={{ href: `/admin${path}`, label: all }} title={widget ? widget.title : `New ${noun.toLowerCase()}`} />
        <div className={styles.editor}>
          <Stack gap="lg">
            <TextInput
              label="Name"
              description="Only you see it."
              error={titleIssue}
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            {fields({ settings, change: setSettings, fault })}
            {widget && <Snippet name={embed} id={widget.id} />}
          </Stack>
          <div className={styles.side}>{preview(settings)}</div>
        </div>
        <SaveBar
          {...{ isChanged, isSaving, discard, question, conflict }}
          failure={titleIssue ? undefined : failure?.text}
          isKept={widget !== undefined}
        />
      </Stack>
    </form>
  )
}
