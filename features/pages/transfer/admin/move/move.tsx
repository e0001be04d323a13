import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { messages } from '../../messages.move'
import { DownloadSite } from './download-site'
import { ImportSite } from './import-site'

/** The whole site as a file, and out of one. */
export const Move = () => (
  <Stack gap="lg" maw="48rem">
    <div>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Text c="dimmed">{messages.lead}</Text>
    </div>
    <section className={groups.group} aria-labelledby="out-title">
      <div>
        <Title order={2} id="out-title">
          {messages.out.title}
        </Title>
        <Text c="dimmed">{messages.out.lead}</Text>
      </div>
      <Group>
        <DownloadSite />
      </Group>
    </section>
    <section className={groups.group} aria-labelledby="in-title">
      <div>
        <Title order={2} id="in-title">
          {messages.in.title}
        </Title>
        <Text c="dimmed">{messages.in.lead}</Text>
        <Anchor href="/admin/site/wordpress">{messages.wordpress}</Anchor>
      </div>
      <ImportSite />
    </section>
  </Stack>
)
