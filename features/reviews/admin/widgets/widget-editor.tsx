import { useAdmin } from '@frontage/kit/admin/screen'
import { Conflict } from '@frontage/parts/admin/conflict'
import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import type { SettingGroup, Settings } from '@frontage/parts/admin/setting'
import shared from '@frontage/parts/admin/settings/settings.module.css'
import { Snippet } from '@frontage/parts/admin/snippet'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { Alert, Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { IconAlertCircle, IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Widget, WidgetKind } from '../../wire.widgets'
import { useSaveWidget, widgetNow } from './use-widgets'
import styles from './widgets.module.css'

export type Draft = { readonly settings: Settings; readonly change: (settings: Settings) => void; readonly fault: Fault }
type Fault = { readonly path: string; readonly text: string } | undefined

type WidgetEditorProps = {
  readonly kind: WidgetKind
  readonly noun: string
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

type EditorProps = WidgetEditorProps & { readonly kept: (id: number) => void }

function Editor({ kind, noun, embed, widget, start, groups, fields, preview, kept }: EditorProps) {
  const { path, goTo } = useAdmin()
  const [title, setTitle] = useState(widget?.title ?? '')
  const [settings, setSettings] = useState<Settings>(widget?.settings ?? start)
  const [revision, setRevision] = useState(widget?.revision ?? '')
  const { save, isSaving, failure, error, reset } = useSaveWidget(kind, (saved) => {
    setRevision(saved.revision)
    kept(saved.id)
    goTo(`${path}?${kind}=${saved.id}`, 'replace')
  })
  const saveOver = (over: string): void => save({ id: widget?.id ?? 0, kind, title, settings: { ...settings }, revision: over })
  const conflict = useConflict({
    ...{ queryKey: ['reviews', 'widgets', widget?.id], error, mine: { title, ...settings }, isSaving, notNow: reset },
    labels: { title: 'Name', ...labelsOf(groups) },
    read: async () => {
      const now = await widgetNow(kind, widget?.id)
      return { now, value: { title: now.title, ...now.settings }, revision: now.revision }
    },
    keepMine: (theirs) => saveOver(theirs.revision),
    takeTheirs: ({ now }) => {
      setTitle(now.title)
      setSettings(now.settings)
      setRevision(now.revision)
      reset()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSaving) saveOver(revision)
  }
  const fault = failure?.field?.startsWith('settings.') ? { path: failure.field.slice('settings.'.length), text: failure.text } : undefined
  const titleIssue = failure?.field === 'title' ? failure.text : undefined
  return (
    <form onSubmit={submit} aria-label={noun}>
      <Stack gap="lg">
        <Head noun={noun} widget={widget} back={`/admin${path}`} />
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
        <div className={shared.foot}>
          {failure && !titleIssue && (
            <Alert role="alert" color="red" p="sm" mb="sm" icon={<IconAlertCircle size={20} />}>
              {failure.text}
            </Alert>
          )}
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </div>
      </Stack>
      <Conflict conflict={conflict} />
    </form>
  )
}

const Head = ({ noun, widget, back }: { readonly noun: string; readonly widget: Widget | undefined; readonly back: string }) => (
  <Group justify="space-between">
    <Title order={1}>{widget ? widget.title : `New ${noun.toLowerCase()}`}</Title>
    <Button component="a" href={back} variant="default" leftSection={<IconArrowLeft size={18} />}>
      Back
    </Button>
  </Group>
)
