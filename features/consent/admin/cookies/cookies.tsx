import type { AnswerOf } from '@frontage/kit/wire/call'
import { Conflict } from '@frontage/parts/admin/conflict'
import { Failure } from '@frontage/parts/admin/dialog'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import settled from '@frontage/parts/admin/settings/settings.module.css'
import { Alert, Button, Checkbox, Skeleton, Stack, Text } from '@mantine/core'
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
  const { draft, change, faults, failure, save, isSaving, question, conflict, askAgain, setAskAgain } = useConsentForm(data)
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
        <Stack gap="sm" align="flex-start" className={settled.foot ?? ''}>
          {draft.isOn === true && (
            <Checkbox
              label={messages.askAgain}
              description={messages.askAgainHelp}
              checked={askAgain}
              onChange={({ currentTarget }) => setAskAgain(currentTarget.checked)}
            />
          )}
          <Failure>{failure}</Failure>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </Stack>
      </Stack>
      <Conflict conflict={conflict} />
      {question && <LeaveQuestion answer={question.answer} />}
    </form>
  )
}
