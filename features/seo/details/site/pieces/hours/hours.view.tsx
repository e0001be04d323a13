import type { Span } from '../../../../hours'
import { hoursMessages as words } from '../../../messages.hours'
import { openingView } from '../../../opening-view'
import { datesText, daysText, spanText } from '../../../opening-words'
import type { OpeningAnswer } from '../../../wire'

type HoursProps = {
  /** Empty: none. */
  readonly title: string
  readonly level: 'h2' | 'h3' | 'h4'
  readonly group: boolean
  readonly state: boolean
  readonly compact: boolean
  readonly first: OpeningAnswer
}

/** A definition list: what screen readers say is "Monday – Friday: 7:30 am – 4:30 pm". */
export function Hours({ title, level: Heading, group, state, compact, first }: HoursProps) {
  const view = openingView(first, group)
  if (!view) return null
  const { table, moments } = view
  const [, isOpen, word, detail, line] = moments[0]!
  return (
    <div className="opening-hours" data-compact={compact || undefined} data-moments={JSON.stringify(moments)}>
      {title && <Heading className="opening-hours__title">{title}</Heading>}
      {state && (
        <p className="opening-hours__state" data-open={isOpen}>
          <strong className="opening-hours__word">{word}</strong> <bdi className="opening-hours__detail">{detail}</bdi>
        </p>
      )}
      <dl className="opening-hours__lines">
        {table.week.map(({ key, first, last, spans }) => (
          <Line key={key} name={key} today={line} label={daysText(first, last, compact)} spans={spans} />
        ))}
      </dl>
      {table.others.length > 0 && (
        <>
          <p className="opening-hours__others small">{words.otherDays}</p>
          <dl className="opening-hours__lines">
            {table.others.map(({ key, note, spans, ...other }) => (
              <Line key={key} name={key} today={line} label={datesText({ ...other, note, spans })} note={note} spans={spans} />
            ))}
          </dl>
        </>
      )}
    </div>
  )
}

type LineProps = {
  readonly name: string
  /** The name of the line that today stands in. */
  readonly today: string
  readonly label: string
  readonly note?: string
  readonly spans: readonly Span[]
}

/**
 * "Today" stands in every line, and is seen in one: the day may turn while the page is open. Times and dates keep their own
 * direction of writing, whatever that of the page is.
 */
function Line({ name, today, label, note, spans }: LineProps) {
  return (
    <div className="opening-hours__line" data-line={name} aria-current={name === today ? 'date' : undefined}>
      <dt className="opening-hours__days">
        <bdi>{label}</bdi>
        {note && <span className="opening-hours__note"> {note}</span>} <span className="opening-hours__today">{words.today}</span>
      </dt>
      {spans.map((span) => (
        <dd className="opening-hours__times" key={span.from}>
          <bdi>{spanText(span)}</bdi>
        </dd>
      ))}
      {spans.length === 0 && <dd className="opening-hours__times opening-hours__times--closed">{words.closedDay}</dd>}
    </div>
  )
}
