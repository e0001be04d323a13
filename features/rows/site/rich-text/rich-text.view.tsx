import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Words } from '@frontage/parts/words'
import type { block } from './rich-text.block'

export function View({ props: { html, columns } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="rich-text" data-columns={columns}>
      <Words html={html} />
    </div>
  )
}
