import type { StoredPage } from '@frontage/kit/island/page'
import { messages } from '../../messages'

/** The page that shows what a search found. It is for visitors, and not for other search engines. */
export const resultsPage = (): StoredPage => ({
  path: '/',
  title: messages.searchTitle,
  description: '',
  isHidden: true,
  rows: [
    {
      ...{ look: 'paper', air: 'half', align: 'start' },
      columns: [{ span: 9, modules: [{ block: 'search-results', props: {} }] }],
    },
  ],
})
