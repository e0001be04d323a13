import { dateFormat } from '@frontage/kit/say'
import { startOfDay } from '@frontage/kit/zone'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { type News, news } from './news'
import styles from './news.module.css'
import { useReadNews } from './use-news-seen'

const day = dateFormat({ dateStyle: 'long' })

/** What changed in the product, the newest first; whoever sees it has read it. */
export function NewsScreen() {
  const before = useReadNews()
  return (
    <Stack gap="lg" maw="44rem">
      <div>
        <ScreenTitle>What’s new</ScreenTitle>
        <Text c="dimmed">What changed in the admin and on your site.</Text>
      </div>
      <ul className={styles.list}>
        {news.map((one) => (
          <NewsLine key={one.title} {...one} isNew={before !== undefined && before < one.day} />
        ))}
      </ul>
    </Stack>
  )
}

const NewsLine = ({ day: since, title, text, at, isNew }: News & { readonly isNew: boolean }) => (
  <li className={groups.group}>
    <div>
      <Group gap="xs">
        <Title order={2}>{title}</Title>
        {isNew && <Badge>New</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        <time dateTime={since}>{day().format(startOfDay(since))}</time>
      </Text>
    </div>
    <Text>{text}</Text>
    {at && (
      <Anchor href={`/admin${at}`} underline="always">
        Show me
      </Anchor>
    )}
  </li>
)
