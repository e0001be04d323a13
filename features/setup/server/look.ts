import type { LookOfBusiness } from '@frontage/kit/set-up.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Answers } from '../answers'
import { readAnswers } from './answers'
import type { Around } from './around'
import { servesCoffee } from './kinds/kinds'
import type { SetupDesk } from './setup-desk'
import { markOf } from './site-parts'

const LOOK = 'look'

/** What a whole look has to know of the business. */
export const lookOfBusiness = ({ logo, business }: Answers): LookOfBusiness => ({
  colour: colourIn(logo),
  servesCoffee: servesCoffee(business.kind),
})

/** The colour that buttons and links take from the logo; empty where they keep theirs. */
const colourIn = ({
  use,
  takesColour,
  colour,
}: {
  readonly use: string
  readonly takesColour: boolean
  readonly colour: string
}): string => (use === 'file' && takesColour && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : '')

type Wear = {
  /** Whether the owner has just said so. Otherwise a look that somebody changed by hand since stays. */
  readonly isChosen: boolean
  /** A site that visitors see changes its look only when it is published. */
  readonly isPublishing?: boolean
}

/** Has the site wear the look that was chosen, in the colour of the logo if that was wanted. */
export async function wearLook(
  desk: SetupDesk,
  into: { readonly trx: AnyDatabase; readonly by: string },
  around: Around,
  { isChosen, isPublishing = false }: Wear,
): Promise<void> {
  const { registry, parts, store } = desk
  const looks = registry.wholeLooks()
  if (!looks || (!isPublishing && around.isOpen)) return
  const { answers } = await readAnswers(desk, around, into.trx)
  const known = (await store.made(into.trx)).get(LOOK)
  const worn = async () => (await parts.write(LOOK, into.trx)).get(LOOK)
  if (!isChosen && known && known.mark !== markOf(await worn())) return
  const settings = await looks.settingsOf(answers.look.look, lookOfBusiness(answers), into.trx)
  await parts.read(LOOK, [[LOOK, settings]], into)
  await store.mark(LOOK, { mark: markOf(await worn()), record: 0 }, into.trx)
}
