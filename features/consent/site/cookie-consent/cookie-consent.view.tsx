import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { messages } from '../../messages'
import type { block } from './cookie-consent.block'

type Props = PropsOf<typeof block>

/** Drawn for everybody, and shown by the page's own state: only the browser knows who was asked before. */
export function View({ props }: ViewProps<Props>) {
  const { title, text, more, version } = props
  return (
    <>
      <section className="cookie-consent" aria-label={title} data-version={version}>
        <div className="wide cookie-consent__inner">
          <div>
            <h2 className="cookie-consent__title">{title}</h2>
            <p>
              {text} {more && <a href={more.href}>{more.label}</a>}
            </p>
          </div>
          <div className="cookie-consent__choices">
            <Choice name="all" text={messages.accept} />
            <Choice name="none" text={messages.reject} />
            <Choice name="open" text={messages.choose} isQuiet />
          </div>
        </div>
      </section>
      <Settings {...props} />
    </>
  )
}

/** Opens from the question, and from the foot of every page. */
const Settings = ({ more, categories }: Props) => (
  <dialog className="cookie-dialog" aria-labelledby="cookie-dialog-title">
    <button type="button" className="icon-button cookie-dialog__close" data-consent-choice="close" aria-label={messages.close}>
      <Icon name="close" />
    </button>
    <h2 className="cookie-dialog__title" id="cookie-dialog-title">
      {messages.settings}
    </h2>
    <div className="cookie-dialog__line">
      <b>{messages.necessary.name}</b> <span className="small">{messages.always}</span>
      <p className="small">{messages.necessary.text}</p>
    </div>
    {categories.map(({ name, text }) => (
      <div className="cookie-dialog__line" key={name}>
        <label className="cookie-dialog__name tick">
          <input type="checkbox" value={name} aria-describedby={`cookie-${name}`} /> <b>{messages.categories[name].name}</b>
        </label>
        <p className="small" id={`cookie-${name}`}>
          {text}
        </p>
      </div>
    ))}
    {more && (
      <p className="cookie-dialog__more">
        <a href={more.href}>{more.label}</a>
      </p>
    )}
    <div className="cookie-consent__choices">
      <Choice name="all" text={messages.accept} />
      <Choice name="none" text={messages.reject} />
      <Choice name="some" text={messages.save} isQuiet />
    </div>
  </dialog>
)

type ChoiceProps = { readonly name: string; readonly text: string; readonly isQuiet?: boolean }

/** Accepting and rejecting weigh the same. */
const Choice = ({ name, text, isQuiet = false }: ChoiceProps) => (
  <button type="button" className="button" data-look={isQuiet ? 'line' : undefined} data-consent-choice={name}>
    {text}
  </button>
)
