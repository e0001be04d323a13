import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Failure } from '@frontage/parts/admin/dialog'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.admin'
import { OLD_SITE } from '../../spec'
import { beginWordPressImport, changeWordPressImport, type WordPressImport } from '../../wire.admin'
import styles from './move.module.css'
import { useShown } from './use-imports'
import { withScheme } from './with-scheme'

const words = messages.site

/** The address of a running site, which is read where there is no export file. */
export function SitePart({ shown }: { readonly shown: WordPressImport | undefined }) {
  const isUnread = shown?.state === 'failed' && shown.files.length === 0 && !shown.report
  const [typed, setTyped] = useState(isUnread ? shown.choices.from : '')
  const [issue, setIssue] = useState<string>()
  const { read, isReading, failure } = useReading()
  const start = (event: FormEvent): void => {
    event.preventDefault()
    const from = withScheme(typed.trim())
    const isAddress = from !== '' && OLD_SITE.test(from)
    setIssue(isAddress ? undefined : words.issue)
    if (isAddress && !isReading) read(from)
  }
  return (
    <div className={styles.apart}>
      <Section title={words.title} lead={words.lead}>
        <form onSubmit={start} noValidate>
          <Stack>
            <TextInput
              label={words.label}
              placeholder={messages.ready.fromExample}
              inputMode="url"
              maxLength={500}
              maw="28rem"
              value={typed}
              error={issue}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setIssue(undefined)
              }}
            />
            <Failure>{failure ?? (isUnread && !isReading ? shown.reason : undefined)}</Failure>
            <Group>
              <Button type="submit" variant="default" loading={isReading}>
                {words.read}
              </Button>
            </Group>
          </Stack>
        </form>
      </Section>
    </div>
  )
}

/** From an address to a look at what is there. */
function useReading() {
  const { explain } = useAdmin()
  const show = useShown()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (from: string) => {
      const { id, revision } = (await send(beginWordPressImport, { files: [], from })).import
      return send(changeWordPressImport, { id, revision, action: 'look' })
    },
    onSuccess: (answer) => show(answer.import),
  })
  return { read: mutate, isReading: isPending, failure: error ? explain(error) : undefined }
}
