import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import { Actions } from '../pieces/actions/actions.view'
import type { block } from './hero.block'

export function View({ props: { title, text, actions, picture, focus } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="hero">
      <div className="wide grid hero__words">
        <h1 className="hero__title">{title}</h1>
        <div className="hero__text">
          <p>{text}</p>
          <Actions actions={actions} />
        </div>
      </div>
      <div className="hero__picture" data-focus={focus}>
        <Picture {...picture} sizes="100vw" priority />
      </div>
    </div>
  )
}
