import { formatAt, languagesOf } from '@frontage/kit/say'
import { send } from '@frontage/kit/wire/send.client'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messages } from '../../messages.admin'
import { getWords } from '../../wire.admin'
import { wordsKey } from '../keys'
import { WordsFields } from './words-form'

/** What the site says to its visitors, in the owner's own words. */
export function WordsScreen() {
  const { data } = useQuery({
    queryKey: wordsKey,
    queryFn: () => send(getWords, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <ScreenTitle>{messages.title}</ScreenTitle>
        <Text c="dimmed">
          {messages.lead} {data?.isTranslated && messages.translated(nameOf(data.language))}
        </Text>
      </div>
      {data && !data.isTranslated && (
        <Alert color="yellow" icon={<IconLanguage size={20} />}>
          {messages.untranslated(nameOf(data.language))}
        </Alert>
      )}
      {data ? <WordsFields data={data} /> : <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />}
    </Stack>
  )
}

const names = formatAt((at) => new Intl.DisplayNames(languagesOf(at), { type: 'language' }))
const nameOf = (language: string): string => names().of(language) ?? language
