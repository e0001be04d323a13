import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Loader, Text, Title } from '@mantine/core'
import { Suspense } from 'react'
import { messages } from '../../../messages.admin'
import styles from './editor.module.css'
import { asksFor, roomFor } from './item-draft'
import { MorePictures } from './more-pictures'
import { PictureField } from './picture-field'
import type { Editing } from './use-editor'

const words = messages.editor

/** What of the media the item shows. */
export function PicturesPart({ editing }: { readonly editing: Editing }) {
  const { draft, shown, change, show, errorOf } = editing
  return (
    <section className={groups.group} aria-labelledby="pictures-title">
      <Title order={2} id="pictures-title">
        Pictures
      </Title>
      <NewPictures editing={editing} />
      <PictureField
        label="Card picture"
        help={words.pictureHelp}
        error={errorOf('picture')}
        value={draft.picture}
        shown={shown}
        show={show}
        change={(picture) => change({ picture })}
      />
      {asksFor(draft, 'large') && (
        <PictureField
          label="Large picture"
          help={words.largeHelp}
          error={errorOf('large')}
          value={draft.large}
          shown={shown}
          show={show}
          change={(large) => change({ large })}
        />
      )}
      <MorePictures editing={editing} />
    </section>
  )
}

/** All new pictures at once, dropped anywhere on the screen: the first one becomes the card picture. */
function NewPictures({ editing: { draft, shown, add } }: { readonly editing: Editing }) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  const room = roomFor(draft)
  const bare = [draft.picture, ...draft.pictures].filter((name) => shown[name]?.alt === '').length
  if (!me.rights.includes(pictures.right)) return null
  return (
    <div className={styles.pictureField}>
      {room > 0 && (
        <Suspense fallback={<Loader size="sm" />}>
          <pictures.PictureDrop label={words.uploadPictures} most={room} took={add} isForScreen />
        </Suspense>
      )}
      <Text size="sm" c="dimmed">
        {words.uploadHelp}
      </Text>
      {bare > 0 && (
        <Text size="sm" role="status">
          {words.undescribed(bare)}
        </Text>
      )}
    </div>
  )
}
