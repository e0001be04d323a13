import type { AnswerOf } from '@frontage/kit/wire/call'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Alert, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { readFormTags } from '../../wire.admin'
import { typeWords } from '../draft/field-types'
import styles from './forms.module.css'

type UnderstoodProps = AnswerOf<typeof readFormTags> & { readonly template: string }

const words = messages.importing

/** What a pasted form became: its fields, and the lines that nobody could read. */
export function Understood({ form, complaints, template }: UnderstoodProps) {
  const lines = template.split('\n')
  return (
    <>
      <div role="status">
        {complaints.length === 0 ? (
          <Alert color="tide" icon={<IconCheck size={20} />} title={words.all} />
        ) : (
          <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.some(complaints.length)}>
            {words.someText}
            <ul className={styles.complaints}>
              {complaints.map(({ line, reason }) => (
                <li key={`${line} ${reason}`}>
                  Line {line}: {reason}
                  <code>{lines[line - 1]?.trim()}</code>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <Title order={3}>Fields found</Title>
      {form.steps.map(({ title, fields }, place) => (
        <section key={fields[0]?.name ?? place}>
          {form.steps.length > 1 && <Text fw={600}>{`Step ${place + 1}${title && `: ${title}`}`}</Text>}
          <ul className={styles.understood}>
            {fields.map((field) => (
              <li key={field.name}>
                <span>{field.label || field.name}</span>
                <span className={rows.facts}>
                  {typeWords[field.type].label}
                  {field.required && ' · required'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
