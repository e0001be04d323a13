import { VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import styles from './search.module.css'
import type { Result, ResultGroup } from './use-results'
import { words } from './words'

type ResultListProps = {
  readonly id: string
  readonly groups: readonly ResultGroup[]
  readonly active: Result | undefined
  readonly open: (result: Result) => void
  readonly mark: (id: string) => void
}

/** What was found. The field keeps the focus, and names the marked one. */
export const ResultList = ({ id, groups, ...rest }: ResultListProps) => (
  <div id={id} role="listbox" aria-label={words.title} className={styles.results}>
    {groups.map(({ title, results }) => (
      // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no set of fields
      <div key={title} role="group" aria-labelledby={`${id}-${title}`} className={styles.group}>
        <div id={`${id}-${title}`} className={styles.title} role="presentation">
          {title}
        </div>
        {results.map((result) => (
          <Option key={result.id} result={result} {...rest} />
        ))}
      </div>
    ))}
  </div>
)

type OptionProps = Omit<ResultListProps, 'id' | 'groups'> & { readonly result: Result }

const Option = ({ result, active, open, mark }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field, which keeps the focus
  <div
    id={result.id}
    role="option"
    tabIndex={-1}
    aria-selected={result.id === active?.id}
    className={styles.option}
    onMouseDown={(event) => event.preventDefault()}
    onMouseMove={() => result.id !== active?.id && mark(result.id)}
    onClick={() => open(result)}
  >
    <span className={styles.name}>{result.title}</span>
    {typeof result.at !== 'string' && (
      <>
        <IconExternalLink size={16} stroke={1.8} aria-hidden />
        <VisuallyHidden>{words.opensBeside}</VisuallyHidden>
      </>
    )}
    {result.about && <span className={styles.about}>{result.about}</span>}
  </div>
)
