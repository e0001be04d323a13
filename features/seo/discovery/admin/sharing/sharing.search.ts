import type { SearchContribution } from '@frontage/kit/admin/search'
import { SET } from '../../../admin/keys'
import { messages } from '../../messages.admin'

const words = messages.sharing
const at = '/site/sharing'

export const search: SearchContribution = {
  right: SET,
  settings: [
    { label: words.hidden, help: words.hiddenHelp, group: 'Search engines', at },
    { label: words.pattern, help: words.patternHelp, group: 'Search engines', at },
    { label: words.picture, help: words.pictureHelp, at },
    { label: words.icon, help: words.iconHelp, at },
    { label: words.projectsFeed, help: words.feedsHelp, group: words.feeds, at },
    { label: words.reviewsFeed, help: words.reviewsFeedHelp, group: words.feeds, at },
    { label: words.robots, help: words.robotsHelp, group: 'Crawlers and bots', at },
  ],
}
