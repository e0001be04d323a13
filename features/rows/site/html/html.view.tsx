import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Words } from '@frontage/parts/words'
import type { block } from './html.block'

export function View({ props: { html } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="rich-text">
      <Words html={html} />
    </div>
  )
}
