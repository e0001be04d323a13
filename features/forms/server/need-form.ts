import { Refusal } from '@frontage/kit/wire/refusal'
import { wireMessages as say } from '../messages.server'
import type { FormsStore, KnownForm } from './forms.store'
import { spokenForm } from './spoken-form'

/** The form with this number, or the refusal that clients of the originals know. */
export async function needForm(forms: FormsStore, id: number): Promise<KnownForm> {
  const known = await forms.find(id)
  if (!known) throw new Refusal('wpcf7_not_found', say.notFound, { status: 404 })
  return { ...known, form: spokenForm(known.form) }
}
