import { Icon } from '@frontage/parts/icon'
import type { ReactNode } from 'react'
import { messages } from '../../../messages'
import { SearchForm, type SearchFormProps } from './search-form.view'

export type SearchVariant = 'dropdown' | 'full-screen' | 'cover' | 'box'

const DIALOG = 'site-search-dialog'

/** Browsers follow these by themselves; React does not name them in its types yet. */
const opens = { command: 'show-modal', commandfor: DIALOG }
const closes = { command: 'close', commandfor: DIALOG }

type SearchProps = Omit<SearchFormProps, 'id'> & { readonly variant: SearchVariant }

/** The search of the header. Every variant opens without a script. */
export function Search({ variant, ...asked }: SearchProps) {
  const form = <SearchForm id="site-search" {...asked} />
  if (variant === 'box') return form
  return variant === 'full-screen' ? <FullScreen form={form} /> : <Opening variant={variant} form={form} />
}

const Opening = ({ variant, form }: { readonly variant: 'dropdown' | 'cover'; readonly form: ReactNode }) => (
  <details className="site-search" data-variant={variant}>
    <summary className="icon-button site-search__opener" aria-label={messages.search}>
      <Icon name="search" />
      <Icon name="close" />
    </summary>
    <div className="site-search__panel">{form}</div>
  </details>
)

const FullScreen = ({ form }: { readonly form: ReactNode }) => (
  <>
    <button className="icon-button" type="button" {...opens} aria-label={messages.search}>
      <Icon name="search" />
    </button>
    <dialog className="search-screen" id={DIALOG} aria-label={messages.search}>
      <p className="search-screen__words" id="site-search-words">
        {messages.searchInvitation}
      </p>
      {form}
      <button className="icon-button search-screen__close" type="button" {...closes} aria-label={messages.closeSearch}>
        <Icon name="close" />
      </button>
    </dialog>
  </>
)
