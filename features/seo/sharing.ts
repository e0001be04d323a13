import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { robotsIssues } from './robots'
import { MOST_ROBOTS_LINES } from './spec'

const name = v.pipe(text(100), v.regex(/^[a-z0-9-]*$/, 'Choose a picture from media.'))

const pattern = v.pipe(
  text(120),
  v.trim(),
  v.check((value) => value.includes('{title}'), 'Include {title}, the title of the page.'),
)

const robots = v.pipe(
  text(20_000),
  v.check((value) => value.split('\n').length <= MOST_ROBOTS_LINES, `Use at most ${MOST_ROBOTS_LINES} lines.`),
  v.rawCheck(({ dataset, addIssue }) => {
    const [fault] = dataset.typed ? robotsIssues(dataset.value) : []
    if (fault) addIssue({ message: `Line ${fault.line}: ${fault.reason}` })
  }),
)

/** How others show the site, and what search engines may read. */
export const sharingShape = v.object({
  /** Name of a picture of the media; empty when there is none. */
  picture: v.optional(name, ''),
  /** Name of the picture that icons of the site are drawn from; empty: the logo, or a letter. */
  icon: v.optional(name, ''),
  /** What of the site is told to feed readers, each in a feed of its own. */
  feeds: v.optional(v.object({ reviews: v.optional(v.boolean(), false), projects: v.optional(v.boolean(), true) }), {}),
  /** What stands in the tab: `{title}` and `{site}`. */
  pattern: v.optional(pattern, '{title} – {site}'),
  /** Further lines of robots.txt. */
  robots: v.optional(robots, ''),
  /** Not ready yet: search engines leave the whole site alone. */
  isHidden: v.optional(v.boolean(), false),
})

export type Sharing = v.InferOutput<typeof sharingShape>
