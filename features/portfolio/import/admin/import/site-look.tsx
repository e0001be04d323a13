import { Badge, Text } from '@mantine/core'
import { messages, typeNames } from '../../../messages.admin'
import type { SiteLook } from '../../wire.admin'
import styles from './import.module.css'

/** What would come from a site, before it does. */
export const SiteItems = ({ look: { total, fresh, items } }: { readonly look: SiteLook }) => (
  <>
    <Text role="status">{messages.import.foundThere(total, fresh)} Nothing has been imported yet.</Text>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
    <ul className={styles.found} tabIndex={0} aria-label="Items on this website">
      {items.map(({ title, type, isNew }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a look never move
        <li key={place}>
          <span>{title}</span>
          <span className={styles.kind}>
            {typeNames[type]} {!isNew && <Badge color="gray">Updated</Badge>}
          </span>
        </li>
      ))}
    </ul>
    {total > items.length && (
      <Text size="sm" c="dimmed">
        These are the first {items.length}.
      </Text>
    )}
  </>
)
