import { SaveBar } from '@frontage/parts/admin/save-bar'
import { ScreenTabs } from '@frontage/parts/admin/screen-tabs'
import type { ValidationIssue } from '@frontage/parts/admin/setting'
import { Tabs } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import type { draftFields } from '../draft/draft'
import { type FormArea, partOf } from '../draft/validation-issues'
import { EmailsPart } from '../emails/emails-part'
import type { StoredForm } from '../keys'
import { Preview } from '../preview/preview'
import { AfterPart } from './after-part'
import { BuildContext, type FormWidget } from './build'
import styles from './builder.module.css'
import { BuilderHead } from './builder-head'
import { FieldsPart } from './fields-part'
import { ruleGroups, textGroups } from './groups/form-groups'
import { GroupsPart } from './groups/groups-part'
import { useBuilder } from './use-builder'
import { VersionsPart } from './versions-part'

type View = FormArea | 'versions' | 'preview'

const names: readonly (readonly [View, string])[] = [
  ['fields', 'Fields'],
  ['letters', 'E-mails'],
  ['after', 'After sending'],
  ['words', 'Texts'],
  ['rules', 'Spam and privacy'],
  ['versions', 'Versions'],
]

type BuilderProps = { readonly stored: StoredForm; readonly widget: FormWidget }

/** The editor of one form, with a look at it beside it where there is room. */
export function Builder({ stored, widget }: BuilderProps) {
  const builder = useBuilder(stored, widget)
  const { build } = builder
  const [view, setView] = useState<View>('fields')
  const isWide = useMediaQuery('(min-width: 76em)', undefined, { getInitialValueInEffect: false })
  const save = (): void => {
    const [first] = builder.save()
    if (!first) return
    setView(partOf(first))
    build.setOpen(keyOf(first, builder.build.draft))
  }
  useHotkeys(
    [
      ['mod+Z', build.undo],
      ['mod+shift+Z', builder.redo],
    ],
    ['INPUT', 'TEXTAREA', 'SELECT'],
  )
  const shown = isWide ? names : [...names, ['preview', 'Preview'] as const]
  return (
    <BuildContext value={build}>
      <div className={styles.builder}>
        <BuilderHead builder={builder} />
        <div className={styles.columns}>
          <Tabs value={isWide && view === 'preview' ? 'fields' : view} onChange={(next) => setView((next ?? 'fields') as View)}>
            <ScreenTabs
              label="Form settings"
              tabs={shown.map(([name, title]) => ({ name, title, faults: build.faults.filter((fault) => partOf(fault) === name).length }))}
            />
            <Panels builder={builder} />
          </Tabs>
          {isWide && <Preview />}
        </div>
        <Foot builder={builder} save={save} />
      </div>
    </BuildContext>
  )
}

type FootProps = { readonly builder: ReturnType<typeof useBuilder>; readonly save: () => void }

/** Saves the form, and says what keeps it from being saved. */
function Foot({ builder: { build, saving, isChanged, discard, question }, save }: FootProps) {
  const { isSaving, conflict } = saving
  const failure = saving.failure?.text ?? (build.faults.length > 0 ? messages.editor.faulty(build.faults.length) : undefined)
  return <SaveBar {...{ isChanged, isSaving, failure, discard, save, question, conflict }} />
}

const Panels = ({ builder }: { readonly builder: ReturnType<typeof useBuilder> }) => (
  <div className={styles.panels}>
    <Tabs.Panel value="fields">
      <FieldsPart />
    </Tabs.Panel>
    <Tabs.Panel value="letters">
      <EmailsPart />
    </Tabs.Panel>
    <Tabs.Panel value="after">
      <AfterPart />
    </Tabs.Panel>
    <Tabs.Panel value="words">
      <GroupsPart groups={textGroups} />
    </Tabs.Panel>
    <Tabs.Panel value="rules">
      <GroupsPart groups={ruleGroups} />
    </Tabs.Panel>
    <Tabs.Panel value="versions">
      <VersionsPart isChanged={builder.isChanged} restore={builder.saving.restore} />
    </Tabs.Panel>
    <Tabs.Panel value="preview">
      <Preview />
    </Tabs.Panel>
  </div>
)

/** The field that a fault belongs to. */
function keyOf({ path }: ValidationIssue, draft: Parameters<typeof draftFields>[0]): string | undefined {
  const [, step, index] = /^steps\.(\d+)\.fields\.(\d+)/.exec(path) ?? []
  return step === undefined ? undefined : draft.steps[Number(step)]?.fields[Number(index)]?.key
}
