import { send } from '@frontage/kit/wire/send.client'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { messages } from '../../messages.admin'
import type { Sharing } from '../../sharing'
import { getSharing, type SharingAnswer, saveSharing } from '../../wire.admin'
import { sharingKey } from '../keys'
import { SettingsBar } from '../settings-bar'
import { useSettingsForm } from '../use-settings-form'
import { FeedsPart } from './feeds-part'
import { IconPart } from './icon-part'
import { PicturePart } from './picture-part'
import { RobotsPart } from './robots-part'
import { SearchPart } from './search-part'

const words = messages.sharing
const labels = {
  isHidden: words.hidden,
  pattern: words.pattern,
  picture: words.picture,
  robots: words.robots,
  icon: words.icon,
  feeds: words.feeds,
}

/** How search engines and other sites show this one. */
export function SharingScreen() {
  const { data } = useQuery({
    queryKey: sharingKey,
    queryFn: () => send(getSharing, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      {data ? <Form data={data} /> : <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />}
    </Stack>
  )
}

function Form({ data }: { readonly data: SharingAnswer }) {
  const form = useSettingsForm(data, {
    keep: (draft: Sharing, revision) => send(saveSharing, { ...draft, revision }),
    read: () => send(getSharing, {}),
    valueIn: (answer) => answer.sharing,
    queryKey: sharingKey,
    saved: words.saved,
    labels,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.save()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={words.title}>
      <Stack gap="lg">
        <SearchPart form={form} siteName={data.siteName} />
        <PicturePart form={form} data={data} />
        <IconPart form={form} />
        <FeedsPart form={form} />
        <RobotsPart form={form} robots={data.robots} />
        <SettingsBar form={form} />
      </Stack>
    </form>
  )
}
