import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Sorting } from '@frontage/parts/admin/sorting'
import { Button, Loader, Text } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { messages } from '../../../messages.admin'
import { MOST_PICTURES } from '../../../spec'
import { moved } from '../items/order'
import styles from './editor.module.css'
import { PictureTile } from './picture-tile'
import type { Editing } from './use-editor'

/** The pictures of the item's own page, in an order of the owner's. */
export function MorePictures({ editing: { draft, shown, change, show, errorOf } }: { readonly editing: Editing }) {
  const { pictures, announce } = useAdmin()
  const { me } = useSession()
  const titleId = useId()
  const [isChoosing, setChoosing] = useState(false)
  const names = draft.pictures
  const left = MOST_PICTURES - names.length
  const move = (name: string, to: number): void => {
    const next = [...moved(names, names.indexOf(name), to)]
    change({ pictures: next })
    announce(`Now number ${next.indexOf(name) + 1} of ${next.length}.`)
  }
  const add = (chosen: readonly MediaPicture[]): void => {
    show(Object.fromEntries(chosen.map((picture) => [picture.name, picture])))
    change({ pictures: [...new Set([...names, ...chosen.map(({ name }) => name)])] })
    setChoosing(false)
  }
  return (
    <section aria-labelledby={titleId} className={styles.pictureField}>
      <div>
        <Text fw={600} id={titleId}>
          More pictures
        </Text>
        <Text size="sm" c="dimmed">
          {messages.editor.moreHelp(MOST_PICTURES)}
        </Text>
      </div>
      <Sorting ids={names} shape="grid" nameOf={(name) => shown[name]?.alt || name} move={move}>
        <ul className={styles.tiles}>
          {names.map((name, place) => (
            <PictureTile
              key={name}
              name={name}
              picture={shown[name]}
              changed={(next) => show({ [name]: next })}
              move={(by) => move(name, place + by)}
              remove={() => change({ pictures: names.filter((other) => other !== name) })}
            />
          ))}
        </ul>
      </Sorting>
      {errorOf('pictures') && <Text c="var(--color-danger)">{errorOf('pictures')}</Text>}
      {left > 0 && me.rights.includes(pictures.right) && (
        <Suspense fallback={<Loader size="sm" />}>
          <Button variant="default" className={styles.choose} onClick={() => setChoosing(true)}>
            Add pictures
          </Button>
          {isChoosing && <pictures.PicturePicker most={left} choose={add} close={() => setChoosing(false)} />}
        </Suspense>
      )}
    </section>
  )
}
