import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './heading.block'

export function View({ props: { title, text, level: Heading, size, align, href } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="heading" data-size={size} data-align={align}>
      <Heading className="heading__title">{href ? <a href={href}>{title}</a> : title}</Heading>
      {text && <p className="heading__text">{text}</p>}
    </div>
  )
}
