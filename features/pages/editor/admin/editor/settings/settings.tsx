import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { Suspense } from 'react'
import { messages } from '../../../messages'
import { nameAt } from '../../document/names'
import { useEditing } from '../editing'
import { BlockActions } from '../part-actions'

/** Fetches what the fields are made of. */
export const loadFields = () => import('./selected-fields')
const SelectedFields = lazyPart(() => loadFields().then(({ SelectedFields }) => SelectedFields))

/** What can be set about the selected thing. */
export function Settings() {
  const { document, place, part, selected, titles } = useEditing()
  return (
    <Stack gap="md">
      <BlockActions />
      {place && part ? (
        <>
          <Title order={2} size="md">
            {nameAt(document, place, titles)}
          </Title>
          <Suspense fallback={<Skeleton height={320} radius="lg" role="status" aria-busy aria-label="Loading" />}>
            <SelectedFields key={selected} />
          </Suspense>
        </>
      ) : (
        <Text c="dimmed">{messages.nothingSelected}</Text>
      )}
    </Stack>
  )
}
