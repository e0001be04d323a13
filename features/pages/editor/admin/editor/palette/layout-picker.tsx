import type { Column } from '../../../../admin/document/document'
import { messages } from '../../../messages'
import { layouts } from '../../document/layouts'
import { shareOf } from '../../document/names'
import styles from './palette.module.css'

type Spans = readonly Column['span'][]
type LayoutPickerProps = { readonly choose: (spans: Spans) => void; readonly isChosen?: (spans: Spans) => boolean }

/** How a row is divided, as little pictures of it. */
export const LayoutPicker = ({ choose, isChosen }: LayoutPickerProps) => (
  <div className={styles.layouts}>
    {layouts.map((spans) => (
      <button
        key={spans.join('-')}
        type="button"
        className={styles.layout}
        aria-label={messages.layoutNamed(spans.map(shareOf))}
        title={messages.layoutNamed(spans.map(shareOf))}
        aria-pressed={isChosen?.(spans)}
        onClick={() => choose(spans)}
      >
        {spans.map((span, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a fixed picture
          <span key={place} style={{ flex: span }} />
        ))}
      </button>
    ))}
  </div>
)
