import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { counted, say } from '@frontage/kit/say'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { messages } from '../../../messages'
import type { FoundOne, searchSite } from '../../wire'
import type { block } from './search-results.block'

export function View({ first: { words, found } }: ViewProps<PropsOf<typeof block>, AnswerOf<typeof searchSite>>) {
  return (
    <div className="search-results">
      <h1>{words ? headingOf(found.length, words) : messages.nothingAsked}</h1>
      {words && found.length === 0 && <p>{messages.tryOther}</p>}
      <search aria-label={messages.searchField}>
        <form className="search-results__form" action="/" method="get">
          <label className="visually-hidden" htmlFor="search-results-field">
            {messages.searchField}
          </label>
          <input
            className="search-results__field"
            id="search-results-field"
            type="search"
            name="s"
            maxLength={200}
            defaultValue={words}
            required
            pattern=".*\S.*"
          />
          <button className="button" type="submit">
            {messages.search}
          </button>
        </form>
      </search>
      {found.length > 0 && (
        <ol className="search-results__list">
          {found.map((one) => (
            <Result key={`${one.kind} ${one.href} ${one.title} ${one.excerpt}`} {...one} />
          ))}
        </ol>
      )}
    </div>
  )
}

const headingOf = (count: number, words: string): string =>
  count ? counted(messages.foundFor, count, { words }) : say(messages.foundNone, { words })

const Result = ({ kind, title, excerpt, href }: FoundOne) => (
  <li className="search-results__one">
    <h2 className="search-results__title">
      <a href={href}>{title}</a>
    </h2>
    {excerpt && <p>{excerpt}</p>}
    <p className="small">{messages.kinds[kind]}</p>
  </li>
)
