import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { ReactNode } from 'react'
import { messages } from '../../messages'
import type { OpeningAnswer } from '../../wire'
import type { block } from './opening-soon.block'

export function View({ props: { isOwner }, first }: ViewProps<PropsOf<typeof block>, OpeningAnswer>) {
  const { name } = first
  const isReached = Boolean(first.phone || first.email || first.street || first.town || first.hours.length || first.isByAppointment)
  return (
    <div className="opening-soon">
      {isOwner && (
        <p className="opening-soon__owner">
          {messages.onlyYou} <a href="/admin/setup">{messages.continue}</a>
        </p>
      )}
      <div className="wide opening-soon__page">
        {name ? <h1>{name}</h1> : <h1>{messages.onlySoon}</h1>}
        {name && <p className="opening-soon__lead">{isReached ? messages.soon : messages.onlySoon}</p>}
        {isReached && <Reach {...first} />}
        {!isOwner && (
          <p className="small opening-soon__door">
            <a href="/admin">{messages.signIn}</a>
          </p>
        )}
      </div>
    </div>
  )
}

const Reach = ({ phone, email, street, town, hours, isByAppointment }: OpeningAnswer) => (
  <dl className="opening-soon__reach">
    {phone && (
      <Line title={messages.phone}>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </Line>
    )}
    {email && (
      <Line title={messages.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
    )}
    {(street || town) && (
      <Line title={messages.visit}>
        {street && <span>{street}</span>}
        {town && <span>{town}</span>}
      </Line>
    )}
    {(hours.length > 0 || isByAppointment) && (
      <Line title={messages.hours}>
        {hours.map(({ days, times }) => (
          <span key={days}>
            {days}
            <br />
            {times}
          </span>
        ))}
        {hours.length === 0 && <span>{messages.byAppointment}</span>}
      </Line>
    )}
  </dl>
)

const Line = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
