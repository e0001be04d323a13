import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { useState } from 'react'
import type { PageAtWork } from '../../../admin/page/use-page'
import type { PageDocument } from '../../../page'
import { messages } from '../../messages.admin'
import type { Dialogue } from '../page/page-menu'
import { SearchResult } from './search-result'
import { SocialPicture } from './social-picture'

const words = messages.settings

type SettingsDialogProps = { readonly page: PageAtWork; readonly open: (dialogue: Dialogue) => void; readonly close: () => void }
type Texts = Pick<PageDocument, 'title' | 'path' | 'description'>

/** What the page is called, where it stands, and how others show it. Each field is kept when it is left. */
export function SettingsDialog({ page, open, close }: SettingsDialogProps) {
  const { document, change } = page
  const { title, path, description } = document
  const [fields, setFields] = useState<Texts>({ title, path, description })
  const type = (part: Partial<Texts>): void => setFields({ ...fields, ...part })
  const keep = (): void => {
    const isChanged = fields.title !== title || fields.path !== path || fields.description !== description
    if (isChanged) change({ ...document, ...fields })
  }
  const done = (): void => {
    keep()
    close()
  }
  const askHome = (): void => {
    keep()
    open('home')
  }
  return (
    <Dialog title={words.title} close={done}>
      <Stack>
        <Fields fields={fields} page={page} type={type} keep={keep} />
        {page.standing.published && page.standing.published.path !== '/' && (
          <Button variant="default" leftSection={<IconHome size={18} />} onClick={askHome} style={{ alignSelf: 'start' }}>
            {messages.home.make}
          </Button>
        )}
        <SearchResult {...fields} isHidden={document.isHidden} />
        <Switch
          label={words.hidden}
          description={words.hiddenHelp}
          checked={document.isHidden}
          onChange={({ currentTarget }) => change({ ...document, ...fields, isHidden: currentTarget.checked })}
        />
        <SocialPicture page={page} />
        <Group justify="flex-end">
          <Button onClick={done}>Done</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

type FieldsProps = {
  readonly fields: Texts
  readonly page: PageAtWork
  readonly type: (part: Partial<Texts>) => void
  readonly keep: () => void
}

function Fields({ fields, page: { standing, faults }, type, keep }: FieldsProps) {
  const { published } = standing
  const errorAt = (field: string): string | undefined => faults.find((fault) => fault.path === field)?.text
  return (
    <>
      <TextInput
        label="Title"
        description={words.titleHelp}
        maxLength={200}
        error={errorAt('title')}
        value={fields.title}
        onBlur={keep}
        onChange={({ currentTarget }) => type({ title: currentTarget.value })}
      />
      <TextInput
        label={words.path}
        description={published && published.path !== fields.path ? words.pathMoves(published.path) : words.pathHelp}
        maxLength={300}
        error={errorAt('path')}
        value={fields.path}
        onBlur={keep}
        onChange={({ currentTarget }) => type({ path: currentTarget.value })}
      />
      <Textarea
        size="md"
        label={words.description}
        description={words.descriptionHelp}
        autosize
        minRows={2}
        maxLength={500}
        error={errorAt('description')}
        value={fields.description}
        onBlur={keep}
        onChange={({ currentTarget }) => type({ description: currentTarget.value })}
      />
      <Text size="sm" c="dimmed" mt="-0.75rem">
        {words.descriptionLength(fields.description.length)}
      </Text>
    </>
  )
}
