import { messages } from '../../../messages'

export type SearchFormProps = {
  readonly id: string
  /** What was looked for on this page. */
  readonly words: string
  readonly isLive: boolean
}

/** Leads to the page of results; browsers themselves send no field that holds nothing but spaces. */
export const SearchForm = ({ id, words, isLive }: SearchFormProps) => (
  <search>
    <form className="search-form" action="/" method="get">
      <label className="visually-hidden" htmlFor={id}>
        {messages.search}
      </label>
      <input
        className="search-form__field"
        id={id}
        type="search"
        name="s"
        maxLength={200}
        defaultValue={words}
        placeholder={messages.searchHint}
        autoComplete="off"
        required
        pattern=".*\S.*"
      />
      {isLive && <Live id={`${id}-found`} />}
    </form>
  </search>
)

/** Where what is found appears while somebody types. Without a script it stays away. */
const Live = ({ id }: { readonly id: string }) => (
  <>
    <div className="search-live" id={id} role="listbox" aria-label={messages.found} hidden />
    <p className="visually-hidden" role="status" data-some={messages.foundSome} data-none={messages.foundNone} />
  </>
)
