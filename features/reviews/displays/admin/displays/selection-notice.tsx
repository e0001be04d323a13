import type { Settings } from '@frontage/parts/admin/setting'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import * as v from 'valibot'
import { displayShape, isSelective } from '../../../display'

/** Says what visitors are told when a display leaves reviews out. */
export function SelectionNotice({ settings }: { readonly settings: Settings }) {
  const { success, output } = v.safeParse(displayShape, settings)
  const isShown = success && isSelective(output)
  return (
    <div role="status">
      {isShown && (
        <Alert color="yellow" icon={<IconInfoCircle size={20} />} title="This display shows selected reviews only">
          Visitors see the label “Selected reviews” and a link to all of them. The average always counts every published review.
        </Alert>
      )}
    </div>
  )
}
