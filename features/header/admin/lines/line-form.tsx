import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { LinkField } from '../links/link-field'
import type { LineRowProps } from './line-props'
import styles from './lines.module.css'

/** The words of a line and its link. A new line is written at once. */
export function LineForm({ line, kind, edit, faults }: Pick<LineRowProps, 'line' | 'kind' | 'edit' | 'faults'>) {
  const field = useRef<HTMLInputElement>(null)
  const isNew = useRef(line.label === '' && line.href === '')
  useEffect(() => {
    if (isNew.current) field.current?.focus()
  }, [])
  const issueOf = (name: string): string | undefined => faults.find(({ path }) => path === name)?.text
  const link = kind.link(line.depth)
  return (
    <div className={styles.form}>
      <TextInput
        ref={field}
        label={kind.words(line.depth)}
        maxLength={120}
        error={issueOf(kind.field(line.depth))}
        value={line.label}
        onChange={({ currentTarget }) => edit({ ...line, label: currentTarget.value })}
      />
      {link !== 'never' && (
        <LinkField href={line.href} isOptional={link === 'may'} error={issueOf('href')} change={(href) => edit({ ...line, href })} />
      )}
    </div>
  )
}
