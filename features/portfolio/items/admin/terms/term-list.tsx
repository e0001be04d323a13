import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, EmptyState, Group, Skeleton, Title } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { useState } from 'react'
import { type TermLine, termLines } from '../../../admin/terms/term-tree'
import type { Taxonomy } from '../../../item'
import { messages } from '../../../messages.admin'
import type { OwnerTerm } from '../../../wire.admin'
import { RemoveTerm } from './remove-term'
import { TermDialog } from './term-dialog'
import styles from './terms.module.css'

const words = messages.terms

type TermListProps = { readonly taxonomy: Taxonomy; readonly terms: readonly OwnerTerm[] | undefined }
type Open = { readonly term: TermLine; readonly action: 'change' | 'remove' }

/** The terms of one way of sorting, each below the one that it belongs to. */
export function TermList({ taxonomy, terms }: TermListProps) {
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  if (!terms) return <Skeleton height={240} radius="lg" role="status" aria-label="Loading" />
  const lines = termLines(terms, taxonomy)
  if (lines.length === 0)
    return (
      <EmptyState py="xl" variant="light" icon={<IconTags stroke={1.5} />}>
        <EmptyState.Title>
          <Title order={2}>{words.none[taxonomy]}</Title>
        </EmptyState.Title>
        <EmptyState.Description>{words.noneText[taxonomy]}</EmptyState.Description>
      </EmptyState>
    )
  return (
    <>
      <ul className={rows.list}>
        {lines.map((term) => (
          <TermItem key={term.id} term={term} open={(action) => setOpen({ term, action })} />
        ))}
      </ul>
      {open?.action === 'change' && <TermDialog taxonomy={taxonomy} terms={terms} term={open.term} close={close} />}
      {open?.action === 'remove' && <RemoveTerm term={open.term} lines={lines} close={close} />}
    </>
  )
}

const TermItem = ({ term, open }: { readonly term: TermLine; readonly open: (action: Open['action']) => void }) => (
  <li className={styles.item} data-depth={Math.min(term.depth, 3)}>
    <span className={styles.what}>
      <strong>{term.name}</strong>
      <span className={styles.about}>
        <a href={`/admin/portfolio?term=${term.id}`}>{words.items(term.count)}</a>
        {term.description && ` · ${term.description}`}
      </span>
    </span>
    <Group gap="xs">
      <Button variant="default" aria-label={`Change ${term.name}`} onClick={() => open('change')}>
        Change
      </Button>
      <Button variant="default" aria-label={`Delete or merge ${term.name}`} onClick={() => open('remove')}>
        Delete
      </Button>
    </Group>
  </li>
)
