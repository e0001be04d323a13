import { IconChevronRight } from '@tabler/icons-react'
import { writtenIn } from '../../filter'
import { messages } from '../../messages.admin'
import type { WordsGroup } from '../../wire.admin'
import { TextField } from './text-field'
import type { WordsForm } from './use-words'
import styles from './words.module.css'

type TextGroupProps = { readonly group: WordsGroup; readonly title: string; readonly form: WordsForm; readonly isOpen: boolean }

/** The texts of one place; they unfold on request, and all at once where somebody looks for something. */
export function TextGroup({ group: { name, texts }, title, form, isOpen }: TextGroupProps) {
  const own = texts.filter((text) => writtenIn(form.draft, name, text) !== '').length
  return (
    <details className={styles.group} open={isOpen || undefined}>
      <summary className={styles.summary}>
        <IconChevronRight size={18} aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        {own > 0 && <span className={styles.count}>{messages.own(own)}</span>}
      </summary>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <TextField key={text.place} group={name} text={text} form={form} />
        ))}
      </ul>
    </details>
  )
}
