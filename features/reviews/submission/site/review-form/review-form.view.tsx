import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { PopUp } from '@frontage/parts/pop-up'
import { type ReactNode, useId } from 'react'
import { KeptIcon } from '../../../site/pieces/kept/kept-icon.view'
import { Opener } from '../../../site/pieces/opener/opener.view'
import { formMessages } from '../../messages.form'
import type { ReviewFormAnswer } from '../../wire.form'
import { FormBody } from './form-body.view'
import type { island } from './review-form.island'
import { useReviewForm } from './use-review-form'

type ViewOfForm = ViewProps<PropsOf<typeof island>, ReviewFormAnswer>

export function View({ props: { post }, first, address }: ViewOfForm) {
  const id = useId()
  const form = useReviewForm(first, post || address.path, id)
  const { state, isAwake, open, close } = form
  const { reveal, heading, texts } = first.definition
  const isOpen = state.mode === 'shown' || state.mode === 'sending'
  const body = <FormBody id={id} first={first} form={form} />
  const thanks = <Thanks form={form} onceOnly={texts.onceOnly} />
  return (
    <section className="review-form" data-mode={state.mode} data-reveal={reveal} aria-label={heading || texts.open}>
      {/* Where there is no script, the answer leads back to this line. */}
      <p className="review-form__thanks review-form__plain-thanks" id={`review-form-${first.form}-sent`}>
        {texts.success}
      </p>
      {reveal !== 'inline' && state.mode !== 'once' && (
        <Opener className="button" opens={id} isAwake={isAwake} isExpanded={isOpen} onOpen={isOpen && reveal === 'button' ? close : open}>
          {texts.open}
        </Opener>
      )}
      {reveal === 'popup' ? (
        <>
          {state.mode === 'once' && thanks}
          <PopUp
            id={id}
            label={heading || texts.open}
            closeLabel={formMessages.close}
            closeIcon={<KeptIcon name="close" />}
            isOpen={isOpen || state.mode === 'sent'}
            onClose={close}
          >
            <Heading text={heading} />
            {state.mode === 'sent' && thanks}
            <div hidden={!isOpen && isAwake}>{body}</div>
          </PopUp>
        </>
      ) : (
        <>
          {thanks}
          <div className="review-form__place" id={id} data-shut={!isOpen || undefined}>
            <Heading text={heading} />
            {body}
          </div>
        </>
      )}
    </section>
  )
}

const Heading = ({ text }: { readonly text: string }): ReactNode => text && <h2 className="review-form__heading">{text}</h2>

type ThanksProps = { readonly form: ReturnType<typeof useReviewForm>; readonly onceOnly: string }

/** What stands where the form was. */
const Thanks = ({ form: { state, thanks }, onceOnly }: ThanksProps) => (
  <div className="review-form__thanks" ref={thanks} role="status" tabIndex={-1} hidden={state.mode !== 'sent' && state.mode !== 'once'}>
    {state.mode === 'sent' && state.thanks}
    {state.mode === 'once' && onceOnly}
  </div>
)
