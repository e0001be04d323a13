import { Thumb } from '@frontage/parts/admin/thumb'
import { useSorted } from '@frontage/parts/admin/use-sorted'
import { Badge, Button, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconExternalLink, IconGripVertical, IconPhotoOff } from '@tabler/icons-react'
import type { OwnerItem } from '../../../item'
import { messages, typeNames } from '../../../messages.admin'
import { pathOf } from '../../../path'
import styles from './items.module.css'
import type { Order } from './use-order'

type ItemRowProps = {
  readonly item: OwnerItem
  /** Names of what it is sorted under. */
  readonly terms: readonly string[]
  readonly isChosen: boolean
  readonly choose: () => void
  /** Where the order can be changed: its place. */
  readonly place?: number
  readonly order?: Order
}

/** One item: what it is, where it stands, and the way into it. */
export function ItemTableRow({ item, terms, isChosen, choose, place = 0, order }: ItemRowProps) {
  const { element, handle } = useSorted(item.id, !order)
  const { id, title, type, state } = item
  const picture = item.shown[item.picture]
  return (
    <li {...element} className={styles.item} data-item={id} data-chosen={isChosen || undefined}>
      <Checkbox aria-label={`Select ${title}`} checked={isChosen} onChange={choose} />
      {order && (
        <button type="button" className={styles.grip} {...handle} aria-label={`Drag ${title}`}>
          <IconGripVertical size={20} stroke={1.6} />
        </button>
      )}
      {picture ? (
        <Thumb picture={picture} size="4rem" />
      ) : (
        <span className={styles.noPicture} title={messages.list.withoutPicture}>
          <IconPhotoOff size={22} stroke={1.5} />
        </span>
      )}
      <span className={styles.what}>
        <a className={styles.title} href={`/admin/portfolio?item=${id}`}>
          {title}
        </a>
        <span className={styles.about}>{[typeNames[type], ...terms].join(' · ')}</span>
      </span>
      {state === 'draft' && <Badge color="gray">Draft</Badge>}
      <span className={styles.actions}>
        {state === 'published' && <PageLink item={item} />}
        {order && <MoveButtons title={title} id={id} place={place} order={order} />}
      </span>
    </li>
  )
}

const PageLink = ({ item }: { readonly item: OwnerItem }) => (
  <Button
    component="a"
    href={pathOf(item)}
    target="_blank"
    rel="noreferrer"
    variant="subtle"
    px="sm"
    aria-label={`View ${item.title} on the site`}
  >
    <IconExternalLink size={18} />
  </Button>
)

type MoveButtonsProps = {
  readonly title: string
  readonly id: number
  readonly place: number
  readonly order: Order
}

/** At the ends they say that there is no further; a button that vanished would take the focus along. */
const MoveButtons = ({ title, id, place, order: { move } }: MoveButtonsProps) => (
  <>
    <Button
      variant="default"
      px="sm"
      data-action="up"
      aria-label={`Move ${title} up`}
      onClick={() => move({ id, to: place - 1, action: 'up' })}
    >
      <IconArrowUp size={18} />
    </Button>
    <Button
      variant="default"
      px="sm"
      data-action="down"
      aria-label={`Move ${title} down`}
      onClick={() => move({ id, to: place + 1, action: 'down' })}
    >
      <IconArrowDown size={18} />
    </Button>
  </>
)
