import { CorrectionNote } from '@frontage/parts/admin/correction-note'
import { inWords } from '../../../day-words'
import type { Correction, Entry } from '../../../entry'
import { messages } from '../../messages.admin'

type Value = Entry['values'][number]

const words = messages.correction

/** Every correction of an answer, the newest first, each with what stood before it. */
export const Corrected = ({ of, corrections }: { readonly of: Value; readonly corrections: readonly Correction[] }) => (
  <>
    {corrections
      .filter(({ before }) => before.some(({ name }) => name === of.name))
      .map(({ at, by, note, before }) => (
        <CorrectionNote
          key={at}
          who={words.by(by)}
          at={at}
          note={note}
          earlier={{ button: words.earlier, label: words.earlierTo(of.label || of.name), text: earlierText(of, before) }}
        />
      ))}
  </>
)

const earlierText = (of: Value, before: Correction['before']): string =>
  before
    .find(({ name }) => name === of.name)
    ?.values.map((text) => inWords(of.type, text))
    .join(', ') || words.none
