import { isChosen } from '@frontage/kit/island/editor-config'
import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { Picture } from '@frontage/parts/picture'
import type { block, Service } from './service-list.block'

export function View({ props: { services } }: ViewProps<PropsOf<typeof block>>) {
  const hasPictures = services.some(({ picture }) => picture && isChosen(picture))
  return (
    <ul className="service-list" data-plain={!hasPictures || undefined} data-count={services.length}>
      {services.map((service) => (
        <li className="service-list__service" key={service.title}>
          <ServiceRow {...service} hasPicture={hasPictures} />
        </li>
      ))}
    </ul>
  )
}

/** Pictures that nobody chose are there for whoever edits the page. */
function ServiceRow({ title, text, fact, picture, href, hasPicture }: Service & { readonly hasPicture: boolean }) {
  return (
    <>
      {(hasPicture || picture) && (
        <div className="service-list__picture">{picture && <Picture {...picture} sizes="(min-width: 62rem) 11rem, 5.5rem" />}</div>
      )}
      <h3 className="service-list__title">
        {href ? (
          <a className="service-list__link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {text && <p className="service-list__text">{text}</p>}
      {fact && <p className="small service-list__fact">{fact}</p>}
      {href && <Icon name="arrow" />}
    </>
  )
}
