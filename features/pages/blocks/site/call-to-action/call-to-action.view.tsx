import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import { Actions } from '../pieces/actions/actions.view'
import type { block } from './call-to-action.block'

export function View({ props: { title, text, actions, picture, side, plane } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="call-to-action" data-side={side} data-plane={plane}>
      <div className="call-to-action__picture">
        <Picture {...picture} sizes="(min-width: 62rem) 50vw, 100vw" />
      </div>
      <div className="wide grid call-to-action__words">
        <div className="call-to-action__text">
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Actions actions={actions} />
        </div>
      </div>
    </div>
  )
}
