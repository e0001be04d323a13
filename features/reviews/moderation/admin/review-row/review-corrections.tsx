import { CorrectionNote } from '@frontage/parts/admin/correction-note'
import type { Review } from '../../../review'

/** What owners corrected in name and address, and statements that were attached; the newest first. */
export const ReviewCorrections = ({ review: { corrections = [] } }: { readonly review: Review }) => (
  <>
    {corrections.map(({ at, by, note, before }) => (
      <CorrectionNote
        key={at}
        who={`${before ? 'Corrected by' : 'Statement added by'} ${by || 'somebody'}`}
        at={at}
        note={note}
        {...(before && { earlier: { button: 'Earlier name and e-mail', label: 'Earlier name and e-mail', text: earlierText(before) } })}
      />
    ))}
  </>
)

const earlierText = ({ reviewer, email }: { readonly reviewer: string; readonly email: string }): string =>
  [reviewer || 'No name', email || 'no e-mail address'].join(', ')
