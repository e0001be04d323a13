import type { PageAddress } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { choicesOf } from '../../../bar-choices'
import { chosenIn } from '../../../chosen-filters'
import { barMessages } from '../../../messages.bar'
import type { DisplayAnswer } from '../../../wire.display'
import { Overall, SourceChips } from './banner.view'
import { Chips } from './chips.view'

export type ReviewBarProps = { readonly first: DisplayAnswer; readonly address: PageAddress }

/** Search, order and filters above a list: a form that any browser can send. */
export function ReviewBar({ first, address: { path, query } }: ReviewBarProps) {
  const { bar } = first.display
  const { selects, types, tags } = choicesOf(first)
  return (
    <form className="review-bar" action={path} method="get" aria-label={barMessages.find} autoComplete="off">
      {/* Enter in a field presses the first button of its form: this one, which chooses nothing. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      {bar.banner && <Overall first={first} />}
      <Fold query={query} />
      <div className="review-bar__folded">
        {bar.banner && <SourceChips first={first} chosen={query.type ?? ''} />}
        {(bar.search || selects.length > 0) && (
          <div className="review-bar__fields" data-count={selects.length || undefined}>
            {bar.search && <Search value={query.q ?? ''} />}
            {selects.map(({ name, label, options }) => (
              <select key={name} className="review-bar__select" name={name} aria-label={label} defaultValue={query[name] ?? ''}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ))}
          </div>
        )}
        {bar.types && <Chips name="type" label={barMessages.types} options={types} chosen={query.type ?? ''} />}
        <Chips name="tag" label={barMessages.tags} options={tags} chosen={query.tag ?? ''} />
        {!bar.search && (
          <button className="button review-bar__show" data-look="line" type="submit">
            {barMessages.show}
          </button>
        )}
      </div>
      {/* Behind the buttons: the one that is pressed speaks first. */}
      {(bar.types || bar.banner) && <input type="hidden" name="type" defaultValue={query.type ?? ''} />}
      {tags.length > 0 && <input type="hidden" name="tag" defaultValue={query.tag ?? ''} />}
    </form>
  )
}

/** On phones search and filters are folded: what is opened stands behind it. Works without a script; wide screens show everything. */
function Fold({ query }: Pick<PageAddress, 'query'>) {
  const count = chosenIn(query)
  return (
    <details className="review-bar__fold">
      <summary className="review-bar__opener">
        <Icon name="search" />
        {barMessages.fold}
        <span className="review-bar__count" data-count={count || undefined}>
          <b>{count}</b> {barMessages.active}
        </span>
      </summary>
    </details>
  )
}

function Search({ value }: { readonly value: string }) {
  return (
    <span className="review-bar__search">
      <button className="icon-button review-bar__submit" type="submit" aria-label={barMessages.submit}>
        <Icon name="search" />
      </button>
      <input
        className="review-bar__input"
        type="search"
        name="q"
        maxLength={200}
        defaultValue={value}
        aria-label={barMessages.search}
        placeholder={barMessages.searchHint}
        autoComplete="off"
      />
    </span>
  )
}
