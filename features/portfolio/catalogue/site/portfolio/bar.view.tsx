import { hrefOf } from '@frontage/kit/island/address'
import { Icon } from '@frontage/parts/icon'
import { messages } from '../../../messages'
import { LONGEST_SEARCH } from '../../../spec'
import type { BlockAttributes } from '../../../stored'
import type { ItemList } from '../../../wire'
import { siteMessages } from '../../messages.site'
import type { Event, Query, State } from './portfolio.machine'

type BarProps = { readonly block: BlockAttributes; readonly state: State; readonly path: string; readonly dispatch: (event: Event) => void }

/** Categories, other categories and search above the list, each only where its owner wants it (P02). */
export function Bar({ block, state: { list, query }, path, dispatch }: BarProps) {
  const { showCategories, showOtherCategories, showSearch, showCategoriesAll, showOtherCategoriesAll } = block
  const isListed = block.otherCategoriesAs === 'list'
  if (!showCategories && !showOtherCategories && !showSearch) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element of this role is not known everywhere
    <form className="portfolio-bar" action={path} method="get" role="search" aria-label={siteMessages.find}>
      {showCategories && (
        <Group
          group="category"
          label={siteMessages.categories}
          counted={list.categories}
          hasAll={showCategoriesAll}
          query={query}
          path={path}
        />
      )}
      {showOtherCategories && !isListed && (
        <Group group="other" label={siteMessages.others} counted={list.others} hasAll={showOtherCategoriesAll} query={query} path={path} />
      )}
      <div className="portfolio-bar__fields" data-count={showSearch && showOtherCategories && isListed ? 2 : 1}>
        {showSearch && <Search key="search" query={query} dispatch={dispatch} />}
        {showOtherCategories && isListed && <Others counted={list.others} hasAll={showOtherCategoriesAll} query={query} />}
      </div>
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.other && !(showOtherCategories && isListed) && <input type="hidden" name="other" value={query.other} />}
    </form>
  )
}

type GroupProps = {
  readonly group: 'category' | 'other'
  readonly label: string
  readonly counted: ItemList['categories']
  readonly hasAll: boolean
  readonly query: Query
  readonly path: string
}

/** Links of which one is chosen. Where there is no All, the chosen one takes itself back. */
function Group({ group, label, counted: { all, terms }, hasAll, query, path }: GroupProps) {
  const { [group]: chosen = '', ...rest } = query
  const to = (slug: string): string => hrefOf({ path, page: 1, query: slug ? { ...rest, [group]: slug } : rest })
  const links = [...(hasAll ? [{ id: 0, slug: '', name: messages.all, count: all }] : []), ...terms]
  return (
    <nav className="portfolio-bar__group" data-group={group} aria-label={label}>
      {links.map(({ id, slug, name, count }) => (
        <a
          key={id}
          className="portfolio-bar__link"
          href={to(!hasAll && slug === chosen ? '' : slug)}
          data-choose=""
          data-empty={count === 0 || undefined}
          aria-current={slug === chosen ? 'true' : undefined}
        >
          {name} <sup>{count}</sup>
        </a>
      ))}
    </nav>
  )
}

type OthersProps = Pick<GroupProps, 'counted' | 'hasAll' | 'query'>

function Others({ counted: { terms }, hasAll, query: { other = '' } }: OthersProps) {
  return (
    <>
      <select key={other} className="portfolio-bar__select" name="other" aria-label={siteMessages.others} defaultValue={other}>
        {(hasAll || !other) && <option value="">{`${siteMessages.others}: ${messages.all}`}</option>}
        {terms.map(({ id, slug, name, count }) => (
          <option key={id} value={slug}>
            {`${name} (${count})`}
          </option>
        ))}
      </select>
      <button className="button portfolio-bar__show" data-look="line" type="submit">
        {siteMessages.show}
      </button>
    </>
  )
}

function Search({ query: { q = '', ...rest }, dispatch }: { readonly query: Query; readonly dispatch: (event: Event) => void }) {
  return (
    <span className="portfolio-bar__search">
      <button className="icon-button portfolio-bar__submit" type="submit" aria-label={siteMessages.searchLabel}>
        <Icon name="search" />
      </button>
      <input
        className="portfolio-bar__input"
        type="search"
        name="q"
        maxLength={LONGEST_SEARCH}
        defaultValue={q}
        aria-label={siteMessages.searchLabel}
        placeholder={messages.search}
        autoComplete="off"
        onChange={({ target }) => dispatch({ type: 'typed', query: target.value.trim() ? { ...rest, q: target.value.trim() } : rest })}
      />
    </span>
  )
}
