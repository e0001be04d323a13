import { ActionIcon } from '@mantine/core'
import { Drawer } from '@puckeditor/core'
import { IconGripVertical, IconPlus } from '@tabler/icons-react'
import type { CatalogueEntry } from '../../../../admin/catalogue'
import { messages } from '../../../messages'
import { typeOfBlock } from '../puck/names'
import styles from './palette.module.css'

/** One part: dragged onto the page, or added by its button. */
export const PaletteItem = ({ entry: { name, title, help }, add }: { readonly entry: CatalogueEntry; readonly add: () => void }) => (
  <div className={styles.item}>
    <div aria-hidden>
      <Drawer.Item name={typeOfBlock(name)} label={title}>
        {() => (
          <div className={styles.card}>
            <IconGripVertical size={18} className={styles.grip} />
            <span>
              <strong>{title}</strong>
              <small>{help}</small>
            </span>
          </div>
        )}
      </Drawer.Item>
    </div>
    <ActionIcon variant="subtle" size="xl" aria-label={messages.addNamed(title)} title={help} onClick={add}>
      <IconPlus size={20} />
    </ActionIcon>
  </div>
)
