import { IconBlockquote, IconBold, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'

type Action = {
  /** Node or mark of the document. */
  readonly name: string
  readonly label: string
  readonly keys: string
  readonly icon: ReactNode
  readonly run: (editor: Editor) => boolean
}

const SIZE = 18
const at = (editor: Editor) => editor.chain().focus()

/** What a button makes of what is chosen; a second press takes it back. */
export const markActions: readonly Action[] = [
  { name: 'bold', label: 'Bold', keys: 'Ctrl B', icon: <IconBold size={SIZE} />, run: (editor) => at(editor).toggleBold().run() },
  { name: 'italic', label: 'Italic', keys: 'Ctrl I', icon: <IconItalic size={SIZE} />, run: (editor) => at(editor).toggleItalic().run() },
]

/** It asks where to first. */
export const linkAction = { label: 'Link', keys: 'Ctrl K', icon: <IconLink size={SIZE} /> } as const

export const blockActions: readonly Action[] = [
  {
    name: 'bulletList',
    label: 'Bulleted list',
    keys: '- ',
    icon: <IconList size={SIZE} />,
    run: (editor) => at(editor).toggleBulletList().run(),
  },
  {
    ...{ name: 'orderedList', label: 'Numbered list', keys: '1. ', icon: <IconListNumbers size={SIZE} /> },
    run: (editor) => at(editor).toggleOrderedList().run(),
  },
  {
    ...{ name: 'blockquote', label: 'Quote', keys: '> ', icon: <IconBlockquote size={SIZE} /> },
    run: (editor) => at(editor).toggleBlockquote().run(),
  },
]

/** What a line can be; the level of a heading, 0 for none. */
export const lineKinds = [
  { level: 0, label: 'Paragraph' },
  { level: 2, label: 'Heading' },
  { level: 3, label: 'Subheading' },
  { level: 4, label: 'Small heading' },
] as const

type Level = (typeof lineKinds)[number]['level']

export const levelAt = (editor: Editor): Level =>
  lineKinds.find(({ level }) => level > 0 && editor.isActive('heading', { level }))?.level ?? 0

export const setLevel = (editor: Editor, level: Level): boolean =>
  level === 0 ? at(editor).setParagraph().run() : at(editor).setHeading({ level }).run()
