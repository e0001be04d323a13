import { Words } from '@frontage/parts/words'
import type { FormField } from '../../../../form'
import { messages } from '../../../../messages.checks'
import { Mark } from '../field/lines.view'

/** The wording of what is agreed to. Without a script nothing could ask for it only when there are files, so that is said. */
export const ServerOnly: ((props: { readonly field: FormField }) => React.ReactNode) | undefined = ({ field }) => (
  <>
    <Words html={field.label} isLine />
    <Mark field={{ ...field, required: !field.isOptional && !field.isInverted }} />
    {field.askedWith && (
      <noscript>
        <span className="small"> {messages.onlyWithFiles}</span>
      </noscript>
    )}
  </>
)
