import { Snippet } from '@frontage/parts/admin/snippet'
import { formPath } from '../../../wire.address'
import { useBuild } from './build'

/** What a page of another system needs to show this form. */
export function ElsewherePart() {
  const { stored, draft } = useBuild()
  const link = { path: formPath(stored.id), words: draft.title || 'Contact form' }
  return <Snippet name="contact-form" id={stored.id} link={link} />
}
