import { say } from '@frontage/kit/say'
import { Icon } from '@frontage/parts/icon'
import { sizeOf } from '../../../../file-size'
import type { FormField } from '../../../../form'
import { uploadMessages as words } from '../../../messages.upload'
import { itemsOf, typesOf } from '../../../upload-types'

const Invitation = () => (
  <>
    <Icon name="upload" />
    <b>{words.drop}</b>
    <span className="small">{words.or}</span>
    <span className="button" data-look="line">
      {words.browse}
    </span>
  </>
)

/** What may be given, and how much of it. */
const Limits = ({ field }: { readonly field: FormField }) =>
  say(field.mostFiles > 1 ? words.limits : words.limitsOfOne, {
    types: typesOf(itemsOf(field)),
    most: field.mostFiles,
    size: sizeOf(field.mostBytes),
  })

const area = { Invitation, Limits }

/** The words of an area that takes files. */
export const ServerOnly: typeof area | undefined = area
