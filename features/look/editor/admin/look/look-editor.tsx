import { Conflict } from '@frontage/parts/admin/conflict'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import type { Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { useSaveKey } from '@frontage/parts/admin/use-save-key'
import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { ThemeSettings } from '../../../look'
import { messages } from '../../../messages.admin'
import type { OpenLook } from '../../../wire.admin'
import { ColoursPart } from './colours-part'
import { OwnFaces } from './face-field'
import { Foot } from './foot'
import styles from './look.module.css'
import { letterGroups, shapeGroups } from './look-groups'
import { OwnFacesPart } from './own-faces-part'
import { PresetsPart } from './presets-part'
import { Preview } from './preview'
import { type Scheme, useFaces } from './scheme'
import { structureGroups } from './structure-groups'
import { useLookEditor } from './use-look-editor'
import { VersionsPart } from './versions-part'

const none: NonNullable<ThemeSettings['faces']> = []

/** Settings of the look beside the site itself. */
export function LookEditor({ opened }: { readonly opened: OpenLook }) {
  const desk = useLookEditor(opened)
  const { look, change, latest, question } = desk
  const [scheme, setScheme] = useState<Scheme>('light')
  useFaces()
  useSaveKey(desk.saveNow)
  const set = (next: Settings, path: string): void => change(next as ThemeSettings, path)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    desk.request('publish')
  }
  return (
    <form onSubmit={submit} aria-label={messages.title}>
      <Stack gap="lg">
        <div>
          <ScreenTitle>{messages.title}</ScreenTitle>
          <Text c="dimmed">{messages.lead}</Text>
        </div>
        {latest.draft?.isOutdated && (
          <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={messages.outdated.title}>
            {messages.outdated.text}
          </Alert>
        )}
        <div className={styles.columns}>
          <div className={styles.form}>
            <PresetsPart look={look} scheme={scheme} published={latest.published.id} change={change} />
            <ColoursPart look={look} scheme={scheme} choose={setScheme} change={change} />
            <OwnFaces value={look.faces ?? none}>
              <SettingGroups groups={letterGroups} settings={look} change={set} />
            </OwnFaces>
            <OwnFacesPart look={look} change={change} />
            <SettingGroups groups={structureGroups} settings={look} change={set} />
            <SettingGroups groups={shapeGroups} settings={look} change={set} />
            <VersionsPart desk={desk} />
          </div>
          <div className={styles.side}>
            <Preview look={look} published={latest.published.id} scheme={scheme} choose={setScheme} />
          </div>
        </div>
        <Foot desk={desk} />
      </Stack>
      {question && <LeaveQuestion {...question} />}
      <Conflict conflict={desk.conflict} />
    </form>
  )
}
