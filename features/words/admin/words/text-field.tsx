import { ActionIcon, Text, Textarea } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { idOf, writtenIn } from '../../filter'
import { gapsIn, missingIn } from '../../gaps'
import { messages } from '../../messages.admin'
import { MOST_LETTERS } from '../../spec'
import type { SiteText } from '../../wire.admin'
import type { WordsForm } from './use-words'
import styles from './words.module.css'

type TextFieldProps = { readonly group: string; readonly text: SiteText; readonly form: WordsForm }

/** One text: when it is shown, what it says by itself, and what its owner makes of it. */
export function TextField({ group, text, form: { draft, issueOf, write } }: TextFieldProps) {
  const { place, standard, way } = text
  const written = writtenIn(draft, group, text)
  const fault = issueOf(idOf(group, place), written, standard)
  const missing = written && !fault ? missingIn(written, standard, way) : []
  return (
    <li className={styles.text} data-own={written ? '' : undefined}>
      <Textarea
        label={standard}
        description={aboutOf(text)}
        placeholder={standard}
        error={fault}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={MOST_LETTERS}
        dir="auto"
        value={written}
        onChange={({ currentTarget }) => write(group, place, currentTarget.value)}
        rightSection={
          written && (
            <ActionIcon variant="subtle" color="gray" aria-label={messages.back(standard)} onClick={() => write(group, place, '')}>
              <IconArrowBackUp size={18} />
            </ActionIcon>
          )
        }
      />
      {missing.length > 0 && (
        <Text size="sm" className={styles.missing} role="status">
          {messages.missing(missing)}
        </Text>
      )}
    </li>
  )
}

/** When it is shown, for which number, and what is put in. */
function aboutOf({ help, way, standard }: SiteText): string | undefined {
  const gaps = gapsIn(standard)
  return [help, messages.ways[way], gaps.length ? messages.gaps(gaps) : ''].filter(Boolean).join(' ') || undefined
}
