import { keepDash } from '@frontage/kit/dash'
import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './section-head.block'

export function View({ props: { title, text, link, layout } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="section-head" data-layout={layout}>
      <div>
        <h2>{keepDash(title)}</h2>
        {text && <p className="section-head__text">{text}</p>}
      </div>
      {link && (
        <a className="text-link section-head__link" href={link.href}>
          {link.label}
        </a>
      )}
    </div>
  )
}
