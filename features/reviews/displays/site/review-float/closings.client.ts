import { rememberedList } from '@frontage/kit/storage/remembered.client'

type Mark = 'clickedclose' | 'firstvisithide'

/** What a visit remembers of floating boxes (reviews, §3). */
type Closing = { readonly id: string } & Partial<Record<Mark, 'yes'>>

const closings = rememberedList<Closing>('session', 'wprevfloats')

/** Facts, §2: entries go by the id of the close button. */
export const closeId = (float: number): string => `wprev_pro_closefloat_${float}`

export const remember = (float: number, what: Mark): void =>
  closings.keep({ id: closeId(float), [what]: 'yes' }, (other) => other.id === closeId(float) && other[what] === 'yes')

export const isRemembered = (float: number, what: Mark): boolean =>
  closings.read().some((closing) => closing.id === closeId(float) && closing[what] === 'yes')
