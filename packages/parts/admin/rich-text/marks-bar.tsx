import { ActionIcon, Group, Tooltip } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { blockActions, linkAction, markActions } from './actions'
import { LineKind } from './line-kind'
import { LinkDialog } from './link-dialog'
import styles from './rich-text.module.css'
import { stepAmong, useChanges, useLinkKey } from './use-rich-text'

type MarksBarProps = {
  readonly editor: Editor
  /** What is written with it. */
  readonly label: string
  /** While a link is asked for, the text is not left. */
  readonly asking?: (isAsking: boolean) => void
}

/** Buttons for everything that a text can be made of. A press leaves the cursor where it is. */
export function MarksBar({ editor, label, asking }: MarksBarProps) {
  useChanges(editor)
  const [isLinking, setLinking] = useState(false)
  const ask = (next: boolean): void => {
    setLinking(next)
    asking?.(next)
    if (!next) editor.commands.focus()
  }
  const canLink = !editor.state.selection.empty || editor.isActive('link')
  useLinkKey(editor, () => canLink && ask(true))
  const keepCursor = (event: MouseEvent): void => event.preventDefault()
  return (
    <>
      <Group
        {...{ className: styles.bar, gap: 0, role: 'toolbar' }}
        aria-label={`Formatting of ${label}`}
        onMouseDown={keepCursor}
        onKeyDown={stepAmong}
      >
        <LineKind editor={editor} />
        {markActions.map((action) => (
          <Toggle key={action.name} {...action} isOn={editor.isActive(action.name)} press={() => action.run(editor)} />
        ))}
        <Toggle {...linkAction} isOn={editor.isActive('link')} isOff={!canLink} press={() => ask(true)} />
        {blockActions.map((action) => (
          <Toggle key={action.name} {...action} isOn={editor.isActive(action.name)} press={() => action.run(editor)} />
        ))}
      </Group>
      {isLinking && <LinkDialog editor={editor} close={() => ask(false)} />}
    </>
  )
}

type ToggleProps = {
  readonly label: string
  readonly keys: string
  readonly icon: ReactNode
  readonly isOn: boolean
  readonly isOff?: boolean
  readonly press: () => void
}

const Toggle = ({ label, keys, icon, isOn, isOff = false, press }: ToggleProps) => (
  <Tooltip label={`${label} (${keys})`}>
    <ActionIcon
      variant={isOn ? 'light' : 'subtle'}
      {...(!isOn && { color: 'gray' })}
      size={32}
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={press}
    >
      {icon}
    </ActionIcon>
  </Tooltip>
)
