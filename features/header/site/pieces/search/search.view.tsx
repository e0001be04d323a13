import { Icon } from '@frontage/parts/icon'
import { messages } from '../../../messages'
import { SearchForm } from './search-form.view'

export type SearchVariant = 'dropdown' | 'full-screen' | 'cover' | 'box'

const DIALOG = 'site-search-dialog'

/** Browsers follow these by themselves; React does not name them in its types yet. */
const opens = { command: 'show-modal', commandfor: DIALOG }
const closes = { command: 'close', commandfor: DIALOG }

/** The search of the header. Every variant opens without a script. */
export function Search({ variant }: { readonly variant: SearchVariant }) {
  if (variant === 'box') return <SearchForm id="site-search" />
  return variant === 'full-screen' ? <FullScreen /> : <Opening variant={variant} />
}

const Opening = ({ variant }: { readonly variant: 'dropdown' | 'cover' }) => (
  <details className="site-search" data-variant={variant}>
    <summary className="icon-button site-search__opener" aria-label={messages.search}>
      <Icon name="search" />
      <Icon name="close" />
    </summary>
    <div className="site-search__panel">
      <SearchForm id="site-search" />
    </div>
  </details>
)

const FullScreen = () => (
  <>
    <button className="icon-button" type="button" {...opens} aria-label={messages.search}>
      <Icon name="search" />
    </button>
    <dialog className="search-screen" id={DIALOG} aria-label={messages.search}>
      <p className="search-screen__words" id="site-search-words">
        {messages.searchInvitation}
      </p>
      <SearchForm id="site-search" />
      <button className="icon-button search-screen__close" type="button" {...closes} aria-label={messages.closeSearch}>
        <Icon name="close" />
      </button>
    </dialog>
  </>
)
