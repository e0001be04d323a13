import { Radio } from '@mantine/core'
import type { Stroke } from '../../header'
import styles from './sign.module.css'
import { drawnSigns } from './signs'

type SignChoiceProps = { readonly sign: unknown; readonly choose: (strokes: readonly Stroke[]) => void }

/** One of the signs that are drawn already, or the one that the site has. */
export function SignChoice({ sign, choose }: SignChoiceProps) {
  const own = Array.isArray(sign) ? (sign as readonly Stroke[]) : []
  const isOne = (strokes: readonly Stroke[]): boolean => linesOf(strokes) === linesOf(own)
  const known = drawnSigns.find(({ strokes }) => isOne(strokes))
  const all = own.length && !known ? [{ name: 'Custom', strokes: own }, ...drawnSigns] : drawnSigns
  const chosen = all.find(({ strokes }) => isOne(strokes))?.name ?? ''
  return (
    <Radio.Group label="Icon" value={chosen} onChange={(name) => choose(all.find((one) => one.name === name)?.strokes ?? [])}>
      <div className={styles.signs}>
        {all.map(({ name, strokes }) => (
          <Radio.Card key={name} value={name} className={styles.sign} aria-label={name}>
            <svg className={styles.drawing} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
              {strokes.map(({ line, accent }) => (
                <path key={line} d={line} data-accent={accent || undefined} />
              ))}
            </svg>
            {name}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

const linesOf = (strokes: readonly Stroke[]): string => strokes.map(({ line }) => line).join(' ')
