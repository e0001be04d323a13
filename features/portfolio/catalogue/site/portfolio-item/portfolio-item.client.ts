import { SINGLE_OFFSET } from '../../../spec'

const content = document.querySelector('.portfolio-item-page__content')
const [entry] = performance.getEntriesByType('navigation')
const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'

// T08: whoever comes to the page for the first time sees its content, unless they went somewhere on it already.
if (content && isNew && scrollY === 0 && !location.hash) scrollTo({ top: content.getBoundingClientRect().top - SINGLE_OFFSET })
