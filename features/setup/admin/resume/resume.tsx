import { useAdmin } from '@frontage/kit/admin/screen'
import { useEffect } from 'react'
import { AssistantSkeleton } from '../assistant/assistant-skeleton'
import { useSetup } from '../assistant/use-setup'

/** Goes on where the owner left off. */
export function Resume() {
  const { goTo } = useAdmin()
  const { data } = useSetup()
  useEffect(() => {
    if (data) goTo(`/setup/${data.next}`, 'replace')
  }, [data, goTo])
  return <AssistantSkeleton />
}
