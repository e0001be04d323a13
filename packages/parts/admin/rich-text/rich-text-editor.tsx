import { Input } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { createRichText } from './create-rich-text'
import { documentOf } from './document-of'
import { MarksBar } from './marks-bar'
import styles from './rich-text.module.css'
import type { RichTextFieldProps } from './rich-text-field'

/** Text with headings, lists and links, written as it will look. When its value changes from elsewhere, it is written anew. */
export function RichTextEditor({ label, description, error, rows = 3, value, change }: RichTextFieldProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef({ html: value, change })
  useEffect(() => {
    latest.current.change = change
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once; what it writes comes by the effect below
  useEffect(() => {
    if (!place.current) return
    const described = [description && `${id}-description`, `${id}-error`].filter(Boolean).join(' ')
    const made = createRichText({
      ...{ element: place.current, html: value },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, 'aria-describedby': described },
      changed: (html) => {
        latest.current.html = html
        latest.current.change(html)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  useEffect(() => {
    if (!editor || value === latest.current.html) return
    latest.current.html = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor?.view.dom.setAttribute('aria-invalid', String(error !== undefined)), [editor, error])
  return (
    <Input.Wrapper
      {...{ id, label, description, error }}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor?.commands.focus() }}
      descriptionProps={{ id: `${id}-description` }}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {editor && <MarksBar editor={editor} label={label} />}
        <div ref={place} className={styles.text} data-rows={rows} />
      </div>
    </Input.Wrapper>
  )
}
