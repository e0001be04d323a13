import { Combobox } from '@mantine/core'
import type { KindChoice } from '../../kind-search'
import { messages } from '../../messages.assistant'
import type { Kinds } from '../../wire.admin'

const words = messages.business
/** The value of “Something else”. */
export const OTHER = '*'
const HEIGHT = 280

type KindOptionsProps = {
  readonly kinds: Kinds
  readonly found: readonly KindChoice[]
  readonly typed: string
  readonly isChosen: boolean
}

/** All kinds in their groups before anything is typed, or is changed again; then those that fit, and what was typed. */
export const KindOptions = ({ kinds, found, typed, isChosen }: KindOptionsProps) => (
  <Combobox.Dropdown hidden={kinds.groups.length === 0}>
    <Combobox.Options mah={HEIGHT} aria-label={words.kinds} style={{ overflowY: 'auto' }}>
      {typed && !isChosen ? (
        <>
          {found.map((kind) => (
            <Option key={kind.id} {...kind} />
          ))}
          <Combobox.Option value={OTHER}>{words.other(typed)}</Combobox.Option>
        </>
      ) : (
        kinds.groups.map(({ title, kinds: among }) => (
          <Combobox.Group key={title} label={title}>
            {among.map((kind) => (
              <Option key={kind.id} {...kind} />
            ))}
          </Combobox.Group>
        ))
      )}
    </Combobox.Options>
  </Combobox.Dropdown>
)

const Option = ({ id, title }: KindChoice) => <Combobox.Option value={id}>{title}</Combobox.Option>
