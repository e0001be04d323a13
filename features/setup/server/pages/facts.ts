import type { Answers } from '../../answers'
import type { KeptWeek } from '../../hours'
import type { PageName } from '../../spec'
import type { Spoken } from '../kinds/kind'

/** What is known of the business: everything on its pages is made of this, and nothing else. Empty where nobody said it. */
export type Facts = {
  readonly name: string
  /** `undefined`: it was left out, or something else was typed. */
  readonly kind: Spoken | undefined
  /** What was typed instead of a kind of the list. */
  readonly otherKind: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly phone: string
  readonly email: string
  readonly week: KeptWeek | undefined
  readonly isByAppointment: boolean
  readonly services: Answers['offer']['services']
  readonly currency: string
  readonly pages: readonly PageName[]
  readonly language: string
}

/** What its pages show that is kept elsewhere. A form that is not kept yet is written into the page. */
export type Kept = {
  readonly contactForm: Readonly<Record<string, unknown>>
  readonly reviewForm: Readonly<Record<string, unknown>>
  /** Pages that can be empty and are not: before that no menu leads to them. */
  readonly filled: ReadonlySet<PageName>
  readonly logo: Logo | undefined
}

/** Pictures of the media in the header; `dark` is for dark colours. */
export type LogoPicture = { readonly file: string; readonly width: number; readonly height: number }
export type Logo = { readonly picture: LogoPicture; readonly dark: LogoPicture | undefined; readonly plate: 'none' | 'light' | 'dark' }

export const has = ({ pages }: Pick<Facts, 'pages'>, page: PageName): boolean =>
  page === 'home' || page === 'privacy' || pages.includes(page)
/** A town and no street: nobody comes to it. */
export const comesToCustomers = ({ street, city }: Facts): boolean => street === '' && city !== ''
export const isPlaced = ({ street, city }: Facts): boolean => street !== '' && city !== ''
export const priced = ({ services }: Pick<Facts, 'services'>): Facts['services'] => services.filter(({ price }) => price.trim() !== '')
