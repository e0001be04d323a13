import { Dialog } from '@frontage/parts/admin/dialog'
import { Stack, Title } from '@mantine/core'
import type { FieldType } from '../../../form'
import { palette, typeWords } from '../draft/field-types'
import styles from './palette.module.css'

/** Everything that a form can ask for. */
export const Palette = ({ choose, close }: { readonly choose: (type: FieldType) => void; readonly close: () => void }) => (
  <Dialog title="Add a field" close={close}>
    <Stack>
      {palette.map(({ title, types }) => (
        <section key={title}>
          <Title order={3} size="sm" mb="xs">
            {title}
          </Title>
          <div className={styles.palette}>
            {types.map((type) => (
              <Choice key={type} type={type} choose={choose} />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  </Dialog>
)

function Choice({ type, choose }: { readonly type: FieldType; readonly choose: (type: FieldType) => void }) {
  const { label, help, icon: Icon } = typeWords[type]
  return (
    <button type="button" className={styles.choice} onClick={() => choose(type)}>
      <Icon size={22} stroke={1.6} />
      <span>
        <strong>{label}</strong>
        <span className={styles.help}>{help}</span>
      </span>
    </button>
  )
}
