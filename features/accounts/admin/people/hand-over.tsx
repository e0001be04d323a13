import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'

/** The link of an invitation, for whoever hands it over. It is shown once. */
export const HandOver = ({ name, href, close }: { readonly name: string; readonly href: string; readonly close: () => void }) => (
  <Stack>
    <Text>
      Give this link to {name}, in a message or on paper. It works once, within the next 7 days, and opens the page where {name} chooses a
      password. It is not shown again; you can create a new one at any time.
    </Text>
    <TextInput label="Invitation link" value={href} readOnly onFocus={({ currentTarget }) => currentTarget.select()} data-autofocus />
    <Group justify="flex-end">
      <CopyButton value={href} timeout={2000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        )}
      </CopyButton>
      <Button onClick={close}>Done</Button>
    </Group>
  </Stack>
)
