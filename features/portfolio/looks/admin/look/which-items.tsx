import type { Settings } from '@frontage/parts/admin/setting'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Text, Title } from '@mantine/core'
import { TermChecks } from '../../../admin/terms/term-checks'
import { termLines } from '../../../admin/terms/term-tree'
import { useTerms } from '../../../admin/terms/use-terms'
import { taxonomies } from '../../../item'
import { taxonomyNames } from '../../../messages.admin'
import { withTerms } from './with-terms'

const fields = { category: 'categorySelected', other: 'otherCategorySelected', tag: 'tagsSelected' } as const

type WhichItemsProps = { readonly settings: Settings; readonly change: (settings: Settings) => void }

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [])

/** What of the portfolio the block shows at all. */
export function WhichItems({ settings, change }: WhichItemsProps) {
  const { data } = useTerms()
  return (
    <section className={groups.group} aria-labelledby="which-title">
      <div>
        <Title order={2} id="which-title">
          Which items
        </Title>
        <Text size="sm" c="dimmed">
          If nothing is selected, all items are shown.
        </Text>
      </div>
      {taxonomies.map((taxonomy) => {
        const lines = data && termLines(data.terms, taxonomy)
        if (lines?.length === 0) return null
        return (
          <fieldset key={taxonomy} className={groups.plain}>
            <legend>
              <strong>{taxonomyNames[taxonomy]}</strong>
            </legend>
            <TermChecks
              taxonomy={taxonomy}
              lines={lines}
              canAdd={false}
              ids={idsIn(settings[`${fields[taxonomy]}Num`])}
              change={(ids) => change(withTerms(settings, fields[taxonomy], lines?.filter(({ id }) => ids.includes(id)) ?? []))}
            />
          </fieldset>
        )
      })}
    </section>
  )
}
