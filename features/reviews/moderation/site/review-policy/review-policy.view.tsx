import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { counted, say } from '@frontage/kit/say'
import { policyMessages } from '../../messages.policy'
import type { ReviewPolicyAnswer } from '../../wire.policy'
import type { block } from './review-policy.block'

const count = (value: number): string => say('{value}', { value })
const starsOf = (stars: number): string => (stars === 0 ? policyMessages.unrated : counted(policyMessages.stars, stars))

export function View({ first }: ViewProps<PropsOf<typeof block>, ReviewPolicyAnswer>) {
  const { received, reasons, stars } = first
  const sums = (['received', 'published', 'rejected', 'waiting', 'spam', 'withdrawn'] as const).map((name) => [
    policyMessages[name],
    count(first[name]),
  ])
  return (
    <section className="review-policy" aria-label={policyMessages.heading}>
      <h2>{policyMessages.heading}</h2>
      <p className="review-policy__text">{policyMessages.text}</p>
      {received === 0 && <p className="review-policy__text">{policyMessages.none}</p>}
      <dl className="review-policy__sums">
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd className="review-policy__sum">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="review-policy__tables">
        <Table
          caption={policyMessages.byStar}
          head={[policyMessages.rating, policyMessages.received, policyMessages.published, policyMessages.rejected]}
          rows={stars.map((row) => [starsOf(row.stars), count(row.received), count(row.published), count(row.rejected)])}
        />
        <Table
          caption={policyMessages.byReason}
          head={[policyMessages.reason, policyMessages.total]}
          rows={reasons.map(({ reason, total }) => [policyMessages.reasons[reason], count(total)])}
        />
      </div>
    </section>
  )
}

type TableProps = { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

function Table({ caption, head, rows }: TableProps) {
  return (
    <table className="review-policy__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={head[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
