import { Button, Group, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { marked, marks } from './marked'
import { htmlOf, textOf } from './marks'

type RichTextFieldProps = {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: string | undefined
  readonly rows?: number
  /** HTML. */
  readonly value: string
  readonly change: (html: string) => void
}

/**
 * Text with headings, lists and links, written with a few signs; buttons write them for you. What was typed stays as it is;
 * when the value changes from elsewhere, it is written anew.
 */
export function RichTextField({ value, change, rows = 3, ...rest }: RichTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [last, setLast] = useState(() => ({ typed: textOf(value), html: value }))
  const typed = last.html === value ? last.typed : textOf(value)
  const type = (text: string): void => {
    const html = htmlOf(text)
    setLast({ typed: text, html })
    change(html)
  }
  const mark = (name: keyof typeof marks): void => {
    const area = field.current
    if (!area) return
    const next = marked(typed, area.selectionStart, area.selectionEnd, name)
    type(next.text)
    area.focus()
    requestAnimationFrame(() => area.setSelectionRange(next.start, next.end))
  }
  return (
    <div>
      <Textarea
        {...rest}
        ref={field}
        autosize
        minRows={rows}
        maxRows={24}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Group gap="xs" mt="xs" role="group" aria-label={`Marks for ${rest.label}`}>
        {Object.entries(marks).map(([name, { label }]) => (
          <Button key={name} size="compact-sm" variant="default" onClick={() => mark(name as keyof typeof marks)}>
            {label}
          </Button>
        ))}
      </Group>
    </div>
  )
}
