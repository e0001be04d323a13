import { Badge, Group, Title } from '@mantine/core'
import { messages } from '../../messages.move'
import type { SiteImport } from '../../wire'
import styles from './move.module.css'

const words = messages.in
const colours = { new: 'tide', changed: 'yellow', same: 'gray' } as const
const outcomes = ['new', 'changed', 'same'] as const

type BroughtProps = { readonly title: string; readonly brought: SiteImport['brought']; readonly files: number }

/** How many things are new, changed or the same, and by name what is not the same. */
export function BroughtList({ title, brought, files }: BroughtProps) {
  const news = brought.filter(({ outcome }) => outcome !== 'same')
  return (
    <section aria-label={title}>
      <Title order={3}>{title}</Title>
      <Group gap="xs" my="xs" role="status">
        {outcomes.map((outcome) => {
          const count = brought.filter((one) => one.outcome === outcome).length
          return count > 0 && <Badge key={outcome} color={colours[outcome]}>{`${words.outcomes[outcome]}: ${count}`}</Badge>
        })}
        {files > 0 && <Badge color="gray">{words.files(files)}</Badge>}
      </Group>
      {news.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys
        <ul className={styles.brought} tabIndex={0} aria-label={`${title}, by name`}>
          {news.map(({ what, outcome }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a name may come twice
            <li key={place}>
              <span>{what}</span>
              <Badge color={colours[outcome]}>{words.outcomes[outcome]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PlacesProps = { readonly label: string; readonly places: SiteImport['bad'] }

/** What is wrong, each with its place. */
export const Places = ({ label, places }: PlacesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys
  <ul className={styles.places} tabIndex={0} aria-label={label}>
    {places.map(({ path, text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a place may come twice
      <li key={place}>
        <strong>{path}</strong> {text}
      </li>
    ))}
  </ul>
)
