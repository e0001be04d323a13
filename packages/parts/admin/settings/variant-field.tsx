import { useRef } from 'react'
import { ChoiceField } from './choice-fields'
import type { InnerFieldProps } from './part-field'
import { isRecord, type Kind, type Settings } from './setting'
import styles from './settings.module.css'

type Variant = { readonly key: string; readonly kinds: readonly Kind[]; readonly mayBeNone: boolean }

/** One of several kinds, each with its own settings. What was set for a kind comes back when it is chosen again. */
export function VariantField({ label, description, error, of, value, faults, change, Inner }: InnerFieldProps<Variant>) {
  const before = useRef(new Map<string, Settings>())
  const settings = isRecord(value) ? value : undefined
  const kind = of.kinds.find((one) => one.value === settings?.[of.key])
  const choose = (next: unknown): void => {
    if (kind && settings) before.current.set(kind.value, settings)
    const chosen = of.kinds.find((one) => one.value === next)
    change(chosen && (before.current.get(chosen.value) ?? { [of.key]: chosen.value, ...chosen.start }))
  }
  const isOwnIssue = faults.some(({ path }) => path === '' || path === of.key)
  return (
    <fieldset aria-label={label} className={styles.part}>
      <ChoiceField
        label={label}
        description={description}
        error={isOwnIssue ? error : undefined}
        choices={of.kinds}
        none={of.mayBeNone ? 'None' : undefined}
        value={settings?.[of.key]}
        change={choose}
      />
      {kind && kind.settings.length > 0 && (
        <div className={styles.inside}>
          <Inner settings={kind.settings} value={value} faults={faults} change={change} />
        </div>
      )}
    </fieldset>
  )
}
