import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Title } from '@mantine/core'
import { TermChecks } from '../../../admin/terms/term-checks'
import { termLines } from '../../../admin/terms/term-tree'
import { useTerms } from '../../../admin/terms/use-terms'
import { type Taxonomy, taxonomies } from '../../../item'
import { taxonomyNames } from '../../../messages.admin'
import type { Editing } from './use-editor'

const fields = { category: 'categories', other: 'others', tag: 'tags' } as const satisfies Record<Taxonomy, string>

/** What the item is sorted under. */
export function TermsPart({ editing: { draft, change, errorOf } }: { readonly editing: Editing }) {
  const { data } = useTerms()
  return taxonomies.map((taxonomy) => {
    const field = fields[taxonomy]
    return (
      <section key={taxonomy} className={groups.group} aria-labelledby={`terms-${taxonomy}`}>
        <Title order={2} id={`terms-${taxonomy}`}>
          {taxonomyNames[taxonomy]}
        </Title>
        <TermChecks
          taxonomy={taxonomy}
          lines={data ? termLines(data.terms, taxonomy) : undefined}
          error={errorOf(field)}
          ids={draft[field]}
          change={(ids) => change({ [field]: ids })}
        />
      </section>
    )
  })
}
