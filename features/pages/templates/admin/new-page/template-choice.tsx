import { Miniature } from '@frontage/parts/admin/miniature'
import { Skeleton, Text } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useId } from 'react'
import { messages as words } from '../../messages.admin'
import type { Template } from '../../wire.admin'
import styles from './new-page.module.css'

type TemplateChoiceProps = {
  /** Undefined while they are on their way. */
  readonly templates: readonly Template[] | undefined
  /** The name of a template; empty for a blank page. */
  readonly chosen: string
  readonly choose: (name: string) => void
}

/** What a page can begin with: each template as this site shows it, and a blank page. */
export function TemplateChoice({ templates, chosen, choose }: TemplateChoiceProps) {
  const group = useId()
  const cardOf = (name: string) => ({ group, isChosen: chosen === name, choose: () => choose(name) })
  return (
    <fieldset className={styles.templates}>
      <legend>{words.starts}</legend>
      {templates?.map(({ name, title, about, preview }) => (
        <Card key={name} {...cardOf(name)} title={title} about={about} preview={preview} />
      ))}
      {!templates && <Skeleton height={220} radius="md" role="status" aria-label={words.loading} />}
      <Card {...cardOf('')} {...words.blank} />
    </fieldset>
  )
}

type CardProps = {
  readonly group: string
  readonly title: string
  readonly about: string
  readonly preview?: string
  readonly isChosen: boolean
  readonly choose: () => void
}

const Card = ({ group, title, about, preview, isChosen, choose }: CardProps) => (
  <label className={styles.template}>
    <span className={styles.picture}>
      {preview ? <Miniature title={title} src={preview} /> : <IconFile size={32} stroke={1.2} aria-hidden />}
    </span>
    <span className={styles.about}>
      <input type="radio" name={group} checked={isChosen} onChange={choose} />
      <span>
        <strong>{title}</strong>
        <Text span size="sm" c="dimmed" display="block">
          {about}
        </Text>
      </span>
    </span>
  </label>
)
