import { keepDash } from '@frontage/kit/dash'
import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './page-head.block'

export function View({ props: { title, text, layout } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="page-head" data-layout={layout}>
      <h1 className="page-head__title">{keepDash(title)}</h1>
      {text && <p className="page-head__text">{text}</p>}
    </div>
  )
}
