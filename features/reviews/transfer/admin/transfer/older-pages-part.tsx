import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { Conflict } from '@frontage/parts/admin/conflict'
import { NotLoaded } from '@frontage/parts/admin/not-loaded'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { Button, Group, Paper, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getOlderPages, saveOlderPages } from '../../wire.older-pages'

const labels = { websites: 'Addresses of these websites' }
const key = ['older-pages'] as const
const namesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** Pages that the site had before it came here, and that still ask for reviews. */
export function OlderPagesPart() {
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => send(getOlderPages, {}) })
  return (
    <Paper component="section" aria-labelledby="older-pages-title" withBorder radius="lg" p="lg">
      <Stack>
        <div>
          <Title order={2} id="older-pages-title">
            Older pages
          </Title>
          <Text c="dimmed">
            Did your website use a review plugin before? Its pages can keep showing and collecting reviews if they send their requests here.
            Spam protection is weaker there, so reviews from these pages always wait for your approval.
          </Text>
        </div>
        {data && <Origins kept={data} />}
        {!data && (error ? <NotLoaded error={error} again={refetch} /> : <Skeleton height={150} role="status" aria-label="Loading" />)}
      </Stack>
    </Paper>
  )
}

function Origins({ kept }: { readonly kept: AnswerOf<typeof getOlderPages> }) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [text, setText] = useState(kept.origins.join('\n'))
  const [revision, setRevision] = useState(kept.revision)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (over: string) => send(saveOlderPages, { origins: namesIn(text), revision: over }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      setRevision(answer.revision)
      announce('Older pages saved')
      notify({ id: 'older-pages', text: 'Older pages saved' })
    },
  })
  const conflict = useConflict({
    ...{ queryKey: key, error, mine: { websites: namesIn(text) }, labels, isSaving: isPending, notNow: reset },
    read: async () => {
      const answer = await send(getOlderPages, {})
      return { answer, value: { websites: [...answer.origins] }, revision: answer.revision }
    },
    keepMine: (theirs) => mutate(theirs.revision),
    takeTheirs: ({ answer }) => {
      client.setQueryData(key, answer)
      setRevision(answer.revision)
      setText(answer.origins.join('\n'))
      reset()
    },
  })
  return (
    <form
      aria-label="Older pages"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(revision)
      }}
    >
      <Stack>
        <Textarea
          label="Addresses of these websites"
          description="One per line, such as https://www.example.com. Leave empty for none."
          autosize
          minRows={2}
          value={text}
          error={error && !isOutdated(error) ? explain(error) : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            reset()
          }}
        />
        <Group>
          <Button type="submit" variant="default" loading={isPending}>
            Save addresses
          </Button>
        </Group>
      </Stack>
      <Conflict conflict={conflict} />
    </form>
  )
}
