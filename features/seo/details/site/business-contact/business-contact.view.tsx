import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { MAPS_HOST, mapAddress } from '@frontage/kit/map-address'
import { callAddress, phonesIn } from '@frontage/kit/phones'
import { say } from '@frontage/kit/say'
import { MapLink } from '@frontage/parts/map-link'
import { detailsMessages as words } from '../../messages.details'
import { hoursMessages } from '../../messages.hours'
import type { DetailsAnswer } from '../../wire'
import { Hours } from '../pieces/hours/hours.view'
import type { block } from './business-contact.block'

type Props = PropsOf<typeof block>
type ContactProps = { readonly props: Props; readonly first: DetailsAnswer }

const below = { h2: 'h3', h3: 'h4', h4: 'h4' } as const

export function View({ props, first }: ViewProps<Props, DetailsAnswer>) {
  const { title, level: Heading, map, hours } = props
  const shown = hours && first.hours
  const place = map === 'map' && first.place
  return (
    <div className="business-contact" data-count={[true, shown, place].filter(Boolean).length}>
      <div className="business-contact__words">
        {title && <Heading className="business-contact__title">{title}</Heading>}
        <Ways props={props} first={first} />
      </div>
      {shown && (
        <div className="business-contact__hours">
          <Hours title={hoursMessages.title} level={title ? below[Heading] : Heading} group state compact={false} first={first} />
        </div>
      )}
      {place && (
        <div className="business-contact__map">
          <MapLink
            title={first.name}
            place={place}
            label={first.name ? say(words.showMap, { title: first.name }) : words.onMap}
            note={say(words.asksOthers, { host: MAPS_HOST })}
          />
        </div>
      )}
    </div>
  )
}

/** Numbers that fit a column only where they are set smaller. */
function lengthOf(phone: string): 'long' | 'longest' | undefined {
  if (phone.length <= 11) return undefined
  return phone.length <= 15 ? 'long' : 'longest'
}

/** By phone, by e-mail, in person. */
function Ways({ props, first: { phone, email, address, place } }: ContactProps) {
  return (
    <address className="business-contact__ways">
      {props.phone &&
        phone &&
        phonesIn(phone).map((one) => (
          <p key={one}>
            <span className="visually-hidden">{words.phone}: </span>
            <a className="business-contact__phone" href={callAddress(one)} data-length={lengthOf(one)}>
              <bdi dir="ltr">{one}</bdi>
            </a>
          </p>
        ))}
      {props.email && email && (
        <p>
          <span className="visually-hidden">{words.email}: </span>
          <a className="text-link business-contact__email" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {props.address && address.length > 0 && (
        <p className="business-contact__address">
          <span className="visually-hidden">{words.address}: </span>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {props.map === 'link' && place && (
        <p>
          <a className="text-link" href={mapAddress(place)} rel="noopener">
            {words.onMap}
          </a>
        </p>
      )}
    </address>
  )
}
