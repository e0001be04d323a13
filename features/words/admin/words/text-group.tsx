import long from '@frontage/parts/admin/lists/long-list.module.css'
import { useGradually } from '@frontage/parts/admin/use-gradually'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { writtenIn } from '../../filter'
import { messages } from '../../messages.admin'
import type { WordsGroup } from '../../wire.admin'
import { TextField } from './text-field'
import type { WordsForm } from './use-words'
import styles from './words.module.css'

type TextGroupProps = { readonly group: WordsGroup; readonly title: string; readonly form: WordsForm; readonly isOpen: boolean }

/**
 * The texts of one place; they unfold on request, and all at once where somebody looks for something. Their fields are made when
 * they are first unfolded: a site has some 700 texts, and the search above finds all of them.
 */
export function TextGroup({ group: { name, texts }, title, form, isOpen }: TextGroupProps) {
  const [isUnfolded, unfold] = useState(isOpen)
  const own = texts.filter((text) => writtenIn(form.draft, name, text) !== '').length
  return (
    <details className={styles.group} open={isOpen || undefined} onToggle={({ currentTarget }) => currentTarget.open && unfold(true)}>
      <summary className={styles.summary}>
        <IconChevronRight size={18} aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        {own > 0 && <span className={styles.count}>{messages.own(own)}</span>}
      </summary>
      {isUnfolded && <Texts name={name} texts={texts} form={form} />}
    </details>
  )
}

type TextsProps = Pick<TextGroupProps, 'form'> & Pick<WordsGroup, 'name' | 'texts'>

const Texts = ({ name, texts, form }: TextsProps) => (
  <ul className={`${styles.texts} ${long.long}`}>
    {useGradually(texts).map((text) => (
      <TextField key={text.place} group={name} text={text} form={form} />
    ))}
  </ul>
)
