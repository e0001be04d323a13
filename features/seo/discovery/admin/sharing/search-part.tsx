import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Alert, Switch, Text, TextInput, Title } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import { titleOf } from '../../title'
import type { SharingForm } from './sharing-form'

const words = messages.sharing

/** Whether the site is found at all, and under which titles. */
export const SearchPart = ({ form: { draft, change, errorOf }, siteName }: { readonly form: SharingForm; readonly siteName: string }) => (
  <section className={groups.group} aria-labelledby="search-title">
    <Title order={2} id="search-title">
      Search engines
    </Title>
    <Switch
      label={words.hidden}
      description={words.hiddenHelp}
      checked={draft.isHidden}
      onChange={({ currentTarget }) => change({ isHidden: currentTarget.checked })}
    />
    {draft.isHidden && (
      <Alert color="yellow" icon={<IconEyeOff size={20} />}>
        {words.isHidden}
      </Alert>
    )}
    <TextInput
      label={words.pattern}
      description={words.patternHelp}
      error={errorOf('pattern')}
      value={draft.pattern}
      onChange={({ currentTarget }) => change({ pattern: currentTarget.value })}
    />
    <Text size="sm" c="dimmed">
      For example: {titleOf(draft.pattern, 'Our services', siteName)}
    </Text>
  </section>
)
