import { LinesField } from '@frontage/parts/admin/lines-field'
import { SecretField } from '@frontage/parts/admin/secret-field'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ContactForm } from '../../../form'
import { hookSecret } from '../../../form-secrets'
import { hookFieldLines, hookFieldsIn } from '../draft/lines'
import { useBuild } from './build'
import styles from './builder.module.css'
import { errorAt } from './field-choices'

type Webhook = ContactForm['actions']['webhooks'][number]

/** A name of its own, so that a system is known by it while its address is not shown. */
const newHookId = (): string => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const MOST = 10
const formats = [
  { value: 'json', label: 'JSON' },
  { value: 'form', label: 'Form data' },
  { value: 'xml', label: 'XML' },
]

/** Other systems that are told by the server. */
export function WebhookFields() {
  const { draft, change } = useBuild()
  const { webhooks } = draft.actions
  const set = (next: Webhook[], mark = ''): void =>
    change((before) => ({ ...before, actions: { ...before.actions, webhooks: next } }), mark)
  return (
    <section className={groups.group} aria-labelledby="webhooks-title">
      <div>
        <Title order={2} id="webhooks-title">
          Other systems (webhooks)
        </Title>
        <Text size="sm" c="dimmed">
          Send each message to another system too, such as your customer list. If it does not answer, we try again, and the inbox tells you.
        </Text>
      </div>
      {webhooks.map((hook, place) => (
        <WebhookCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a system has nothing but its place that stays while it is typed
          key={place}
          hook={hook}
          place={place}
          change={(next, name) => set(webhooks.with(place, next), `webhooks.${place}.${name}`)}
          remove={() => set(webhooks.toSpliced(place, 1))}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          disabled={webhooks.length >= MOST}
          onClick={() => set([...webhooks, { id: newHookId(), host: '', url: 'https://', format: 'json', fields: [] }])}
        >
          Add a system
        </Button>
      </div>
    </section>
  )
}

type WebhookCardProps = {
  readonly hook: Webhook
  readonly place: number
  readonly change: (hook: Webhook, name: string) => void
  readonly remove: () => void
}

function WebhookCard({ hook, place, change, remove }: WebhookCardProps) {
  const { faults, stored, signing } = useBuild()
  const secret = signing.get(hook.id)
  const at = `actions.webhooks.${place}`
  return (
    <Stack gap="md" className={styles.hook}>
      <SecretField
        key={stored.version}
        label={`Address of system ${place + 1}`}
        description="It may hold a key, so it is not shown again once it is saved."
        error={errorAt(faults, `${at}.url`)}
        isSet={stored.secrets.includes(hookSecret(hook))}
        about={hook.host}
        value={hook.url}
        change={(url) => change({ ...hook, url }, 'url')}
      />
      <Select
        label={`Format for system ${place + 1}`}
        data={formats}
        value={hook.format}
        onChange={(format) => change({ ...hook, format: (format ?? 'json') as Webhook['format'] }, 'format')}
      />
      <LinesField
        label={`Fields for system ${place + 1}`}
        description="One per line: its name | our field. Leave empty to send every field under its own name."
        error={errorAt(faults, `${at}.fields`)}
        value={hook.fields}
        read={hookFieldsIn}
        write={hookFieldLines}
        change={(fields) => change({ ...hook, fields: [...fields] }, 'fields')}
      />
      {secret ? (
        <TextInput
          label={`Signing secret of system ${place + 1}`}
          description="Copy it now: it is shown only this once. With it, the other system can check that a call comes from your site: the header X-Frontage-Signature holds sha256= and the HMAC-SHA256 of the body in hex, with this secret as the key."
          value={secret}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : (
        <Text size="sm" c="dimmed">
          The signing secret of system {place + 1} is shown once, when its address is saved. To see it again, replace the address with the
          same one and save.
        </Text>
      )}
      <div>
        <Button variant="default" aria-label={`Remove system ${place + 1}`} onClick={remove}>
          Remove
        </Button>
      </div>
    </Stack>
  )
}
