import { Text, Textarea, TextInput } from '@mantine/core'
import { messages } from '../../messages.admin'
import { useBuild } from '../builder/build'
import { type Placeholder, strayTokens } from '../draft/placeholders'
import { InsertButtons } from './insert-buttons'
import { useInsert } from './use-insert'

type EmailTextProps = {
  readonly what: string
  readonly subject: string
  readonly body: string
  readonly errors: { readonly subject?: string | undefined; readonly body?: string | undefined }
  readonly placeholders: readonly Placeholder[]
  readonly change: (name: 'subject' | 'body', text: string) => void
}

/** Subject and text of a letter, with what can be inserted. */
export function EmailText({ what, subject, body, errors, placeholders, change }: EmailTextProps) {
  const { draft } = useBuild()
  const setSubject = (text: string): void => change('subject', text)
  const setBody = (text: string): void => change('body', text)
  const { watch, insert } = useInsert({ text: body, put: setBody })
  const stray = strayTokens(`${subject} ${body}`, draft)
  return (
    <>
      <TextInput
        label={`Subject of the ${what}`}
        value={subject}
        error={errors.subject}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        {...watch(setSubject)}
      />
      <Textarea
        label={`Text of the ${what}`}
        autosize
        minRows={5}
        maxRows={18}
        value={body}
        error={errors.body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
        {...watch(setBody)}
      />
      <InsertButtons label={`Insert into the ${what} at the cursor`} placeholders={placeholders} insert={insert} />
      <div role="status">
        {stray.length > 0 && (
          <Text size="sm" c="red">
            {messages.editor.stray(stray)}
          </Text>
        )}
      </div>
    </>
  )
}
