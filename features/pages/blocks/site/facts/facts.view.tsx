import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './facts.block'

export function View({ props: { facts } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <ul className="facts" data-count={facts.length}>
      {facts.map(({ title, text, href }) => (
        <li className="facts__fact" key={title}>
          <b className="facts__title">{title}</b>
          {href ? (
            <a className="small facts__link" href={href}>
              {text}
            </a>
          ) : (
            <span className="small">{text}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
