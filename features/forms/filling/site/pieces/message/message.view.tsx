import { Icon } from '@frontage/parts/icon'
import { PopUp } from '@frontage/parts/pop-up'
import { Words } from '@frontage/parts/words'
import { useId } from 'react'
import { formMessages } from '../../../messages'
import type { Popup } from '../../../popup'
import { useMessage } from './use-message'

/** A dialog with what the owner wants to say after sending (F12). */
export function Message({ popup }: { readonly popup: Popup }) {
  const id = useId()
  const { state, close } = useMessage(popup.name)
  if (state === 'gone') return null
  return (
    <PopUp
      id={`${id}-message`}
      label={formMessages.form}
      closeLabel={formMessages.close}
      closeIcon={<Icon name="close" />}
      isOpen={state === 'open'}
      onClose={close}
    >
      <div className={`contact-form__message wpcf7r-modal ${state === 'fading' ? 'fade' : 'is-open'}`}>
        <Words html={popup.html} />
      </div>
    </PopUp>
  )
}
