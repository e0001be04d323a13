import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { Picture } from '@frontage/parts/picture'
import type { block, Service } from './service-list.block'

export function View({ props: { services } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <ul className="service-list">
      {services.map((service) => (
        <li className="service-list__service" key={service.title}>
          <ServiceRow {...service} />
        </li>
      ))}
    </ul>
  )
}

function ServiceRow({ title, text, fact, picture, href }: Service) {
  return (
    <>
      <div className="service-list__picture">
        <Picture {...picture} sizes="(min-width: 62rem) 11rem, 5.5rem" />
      </div>
      <h3 className="service-list__title">
        {href ? (
          <a className="service-list__link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="service-list__text">{text}</p>
      {fact && <p className="small service-list__fact">{fact}</p>}
      {href && <Icon name="arrow" />}
    </>
  )
}
