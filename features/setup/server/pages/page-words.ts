import type { PageName } from '../../spec'

/** The sentences that pages are made of, in one language. What stands in braces is filled with an answer. */
export type PageWords = {
  readonly titles: Readonly<Record<PageName, string>>
  /** What the page says of itself where search engines list it. */
  readonly descriptions: Readonly<Record<PageName, string>>
  /** Stands for the name in previews until it is known. */
  readonly noName: string
  readonly headingIn: string
  readonly heading: string
  readonly isAt: string
  readonly isIn: string
  readonly isOpen: string
  readonly isByAppointment: string
  readonly facts: { readonly call: string; readonly visit: string; readonly open: string }
  readonly byAppointment: string
  readonly whatWeDo: string
  readonly allServices: string
  readonly prices: string
  readonly from: string
  readonly reviewsTitle: string
  readonly questionsTitle: string
  readonly questions: { readonly when: string; readonly where: string; readonly how: string }
  readonly ring: string
  readonly ringOrWrite: string
  readonly writeTitle: string
  /** Over the links at the foot that are about the website itself. */
  readonly thisSite: string
  readonly ringOrForm: string
  readonly sendMessage: string
  readonly openingHours: string
  readonly findUs: string
  readonly address: string
  readonly closedOn: string
  readonly contact: string
  readonly privacy: string
  /** Over the form for reviews, where customers come to the business, and where it comes to them. */
  readonly reviewLead: string
  readonly reviewLeadAway: string
  readonly form: ContactFormWords
  readonly review: ReviewFormWords
  readonly privacyText: PrivacyWords
}
type ContactFormWords = Readonly<
  Record<'title' | 'name' | 'email' | 'phone' | 'about' | 'other' | 'message' | 'send' | 'thanks' | 'privacy', string>
>
type ReviewFormWords = Readonly<
  Record<'title' | 'rating' | 'review' | 'name' | 'email' | 'emailHelp' | 'consent' | 'send' | 'thanks', string>
>
type Section = { readonly title: string; readonly text: string }
type PrivacyWords = {
  readonly lead: string
  readonly who: string
  readonly sections: {
    readonly visit: Section
    readonly form: Section
    readonly reviews: Section
    readonly map: Section
    readonly rights: Section
  }
}
