import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Group, Select, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Draft } from '../../../admin/widgets/widget-editor'
import type { ReviewForm } from '../../../review-form'

type Notify = ReviewForm['notify'][number]

const whens = [
  { value: '0-5', label: 'Every review' },
  { value: '0-3', label: 'Up to 3 stars' },
  { value: '4-5', label: '4 and 5 stars' },
]
const MOST = 20

/** Who is told by e-mail about new reviews. */
export function NotifyList({ settings, change, fault }: Draft) {
  const list = Array.isArray(settings.notify) ? (settings.notify as Notify[]) : []
  const set = (notify: readonly Notify[]): void => change({ ...settings, notify })
  return (
    <section className={groups.group} aria-labelledby="notify-title">
      <div>
        <Title order={2} id="notify-title">
          E-mails about new reviews
        </Title>
        <Text size="sm" c="dimmed">
          Who gets an e-mail when a review is sent with this form.
        </Text>
      </div>
      <Switch
        label="Every review to the owner of the site"
        checked={settings.tellsOwner !== false}
        onChange={({ currentTarget }) => change({ ...settings, tellsOwner: currentTarget.checked })}
      />
      <Stack gap="sm">
        {list.map((one, place) => (
          <NotifyLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place that stays while it is typed
            key={place}
            number={place + 1}
            one={one}
            error={fault?.path.startsWith(`notify.${place}`) ? fault.text : undefined}
            change={(next) => set(list.with(place, next))}
            remove={() => set(list.toSpliced(place, 1))}
          />
        ))}
      </Stack>
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          disabled={list.length >= MOST}
          onClick={() => set([...list, { to: '', least: 0, most: 5 }])}
        >
          Add an e-mail address
        </Button>
      </Group>
    </section>
  )
}

type NotifyLineProps = {
  readonly number: number
  readonly one: Notify
  readonly error: string | undefined
  readonly change: (one: Notify) => void
  readonly remove: () => void
}

function NotifyLine({ number, one, error, change, remove }: NotifyLineProps) {
  const when = `${one.least}-${one.most}`
  const known = whens.some(({ value }) => value === when) ? whens : [...whens, { value: when, label: `${one.least} to ${one.most} stars` }]
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        flex="1 1 14rem"
        label={`E-mail address ${number}`}
        type="email"
        error={error}
        value={one.to}
        onChange={({ currentTarget }) => change({ ...one, to: currentTarget.value.trim() })}
      />
      <Select
        size="md"
        w="11rem"
        label={`Reviews, for address ${number}`}
        data={known}
        value={when}
        onChange={(next) => {
          const [least = 0, most = 5] = (next ?? '0-5').split('-').map(Number)
          change({ ...one, least, most })
        }}
      />
      <Button variant="default" size="md" aria-label={`Remove address ${number}`} onClick={remove}>
        Remove
      </Button>
    </Group>
  )
}
