import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Switch, Text, Title } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { SharingForm } from './sharing-form'

const words = messages.sharing

/** What of the site goes to feed readers. */
export const FeedsPart = ({ form: { draft, change } }: { readonly form: SharingForm }) => (
  <section className={groups.group} aria-labelledby="feeds-title">
    <div>
      <Title order={2} id="feeds-title">
        {words.feeds}
      </Title>
      <Text size="sm" c="dimmed">
        {words.feedsHelp}
      </Text>
    </div>
    <Switch
      label={words.projectsFeed}
      description="/feeds/projects.xml"
      checked={draft.feeds.projects}
      onChange={({ currentTarget }) => change({ feeds: { ...draft.feeds, projects: currentTarget.checked } })}
    />
    <Switch
      label={words.reviewsFeed}
      description={words.reviewsFeedHelp}
      checked={draft.feeds.reviews}
      onChange={({ currentTarget }) => change({ feeds: { ...draft.feeds, reviews: currentTarget.checked } })}
    />
  </section>
)
