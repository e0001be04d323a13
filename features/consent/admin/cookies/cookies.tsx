import type { AnswerOf } from '@frontage/kit/wire/call'
import { SaveBar } from '@frontage/parts/admin/save-bar'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Alert, Checkbox, Skeleton, Stack, Text } from '@mantine/core'
import { IconCookie } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { categories } from '../../choice'
import type { Consent } from '../../consent'
import { messages } from '../../messages.admin'
import type { getConsent } from '../../wire.admin'
import { consentGroups } from './consent-groups'
import { useConsentForm, useKeptConsent } from './use-consent'

/** What visitors are asked before anything from other services is loaded. */
export function Cookies() {
  const { data } = useKeptConsent()
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <ScreenTitle>{messages.title}</ScreenTitle>
        <Text c="dimmed">{messages.lead}</Text>
      </div>
      {data ? <Form data={data} /> : <Skeleton height={320} radius="lg" role="status" aria-label="Loading" />}
    </Stack>
  )
}

function Form({ data }: { readonly data: AnswerOf<typeof getConsent> }) {
  const form = useConsentForm(data)
  const { draft, change, faults, save, askAgain, setAskAgain } = form
  const { isChanged, isSaving, failure, discard, question, conflict } = form
  const isUsed = Boolean(draft.tagManager) || categories.some((name) => (draft[name] as Consent['marketing']).isUsed)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={messages.title}>
      <Stack gap="lg">
        {!(draft.isOn && isUsed) && (
          <Alert icon={<IconCookie size={20} />} role="status">
            {draft.isOn ? messages.nothingUsed : draft.tagManager ? messages.tagManagerWaits : messages.notNeeded}
          </Alert>
        )}
        <SettingGroups groups={consentGroups} settings={draft} faults={faults} change={change} />
        <SaveBar {...{ isChanged, isSaving, failure, discard, question, conflict }}>
          {draft.isOn === true && (
            <Checkbox
              label={messages.askAgain}
              description={messages.askAgainHelp}
              checked={askAgain}
              onChange={({ currentTarget }) => setAskAgain(currentTarget.checked)}
            />
          )}
        </SaveBar>
      </Stack>
    </form>
  )
}
