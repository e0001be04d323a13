import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Title } from '@mantine/core'
import { messages } from '../../../messages.admin'
import { asksFor } from './item-draft'
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
