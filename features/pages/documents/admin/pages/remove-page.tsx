import { TrashQuestion } from '@frontage/parts/admin/trash-question'
import { DAYS_REMOVED } from '../../../spec'
import { messages } from '../../messages.admin'

type RemovePageProps = {
  readonly title: string
  readonly isRemoving: boolean
  readonly remove: () => void
  readonly close: () => void
}

/** Asks once before visitors lose a page. */
export const RemovePage = ({ title, ...asked }: RemovePageProps) => (
  <TrashQuestion what={`“${title}”`} days={DAYS_REMOVED} {...asked}>
    {messages.list.removing}
  </TrashQuestion>
)
