import { messages } from '../../../messages'

/** Leads to the page of results; browsers themselves send no field that holds nothing but spaces. */
export const SearchForm = ({ id }: { readonly id: string }) => (
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
        placeholder={messages.searchHint}
        autoComplete="off"
        required
        pattern=".*\S.*"
      />
    </form>
  </search>
)
