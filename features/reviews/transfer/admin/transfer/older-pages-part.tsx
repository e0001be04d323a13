import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { NotLoaded } from '@frontage/parts/admin/not-loaded'
import { Button, Group, Paper, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getOlderPages, saveOlderPages } from '../../wire.older-pages'

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
        {data && <Origins kept={data.origins} />}
        {!data && (error ? <NotLoaded error={error} again={refetch} /> : <Skeleton height={150} role="status" aria-label="Loading" />)}
      </Stack>
    </Paper>
  )
}

function Origins({ kept }: { readonly kept: readonly string[] }) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [text, setText] = useState(kept.join('\n'))
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => send(saveOlderPages, { origins: namesIn(text) }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      announce('Older pages saved')
      notify({ id: 'older-pages', text: 'Older pages saved' })
    },
  })
  return (
    <form
      aria-label="Older pages"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Stack>
        <Textarea
          label="Addresses of these websites"
          description="One per line, such as https://www.example.com. Leave empty for none."
          autosize
          minRows={2}
          value={text}
          error={error ? explain(error) : undefined}
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
    </form>
  )
}
