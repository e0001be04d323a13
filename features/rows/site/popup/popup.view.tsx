import { isChosen } from '@frontage/kit/island/editor-config'
import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { inSiteWords } from '@frontage/kit/site-words'
import { Icon } from '@frontage/parts/icon'
import { Picture } from '@frontage/parts/picture'
import { Words } from '@frontage/parts/words'
import { messages } from '../../messages'
import { Embed } from '../pieces/embed/embed.view'
import type { block } from './popup.block'

type Props = PropsOf<typeof block>

/** Browsers that know commands open and close it without a script; its own script does it in the others, and decides when. */
export function View({ props }: ViewProps<Props>) {
  const { id, title, content, width, on, cookies, days, after, exitIntent, autoplay, display, medium, small } = props
  return (
    <div className="popup-place">
      <Opener {...props} />
      <dialog
        className="popup"
        id={id}
        aria-labelledby={`${id}-title`}
        closedby={closedBy(props)}
        data-kind={content.kind}
        data-width={width}
        data-on={on}
        data-selector={on === 'custom' ? props.selector : undefined}
        data-after={after ?? undefined}
        data-exit={exitIntent || undefined}
        data-days={cookies ? days : undefined}
        data-autoplay={autoplay || undefined}
        data-overlay={props.overlay || undefined}
        data-display={display || undefined}
        data-medium={medium}
        data-small={small}
      >
        <button className="icon-button popup__close" type="button" {...telling('close', id)} aria-label={messages.close}>
          <Icon name="close" />
        </button>
        <h3 className="popup__title" id={`${id}-title`}>
          {title}
        </h3>
        <Content {...props} />
      </dialog>
    </div>
  )
}

const closedBy = (props: Pick<Props, 'escape' | 'overlay'>) => (props.escape ? (props.overlay ? 'any' : 'closerequest') : 'none')

/** What a button tells a dialog. */
const telling = (command: 'show-modal' | 'close', id: string) => ({ command, commandfor: id })

function Opener({ id, on, label, picture }: Props) {
  if (on === 'custom' || on === 'automatic') return null
  const words = inSiteWords(label, 'Open', messages.open)
  const look = on === 'button' ? 'button' : on === 'text' ? 'text-link' : 'popup__picture'
  return (
    <button className={look} type="button" {...telling('show-modal', id)} aria-haspopup="dialog">
      {on === 'picture' && picture && isChosen(picture) ? (
        <Picture {...picture} alt={picture.alt || words} sizes="(min-width: 62rem) 50vw, 100vw" />
      ) : (
        words
      )}
    </button>
  )
}

function Content({ content, title }: Pick<Props, 'content' | 'title'>) {
  if (content.kind === 'words')
    return (
      <div className="popup__words">
        <Words html={content.html} />
      </div>
    )
  if (content.kind === 'picture') return <Picture {...content.picture} sizes="(min-width: 62rem) 56rem, 100vw" />
  return <Embed address={content.address} title={title} poster={content.poster} captions={content.captions} />
}
