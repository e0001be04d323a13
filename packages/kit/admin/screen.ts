import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Role } from '../wire/permission'
import type { OwnedBlock } from './blocks'
import type { ContributedFields, ContributedPresets } from './fields'
import type { MenuParts } from './menu'
import type { PictureParts } from './pictures'

/** Who is signed in. `rights` are the names of permissions. */
export type Me = { readonly name: string; readonly email: string; readonly role: Role; readonly rights: readonly string[] }

export type ScreenIcon = ComponentType<{ readonly size?: number | string; readonly stroke?: number | string }>

/** What a `*.screen.tsx` exports as `screen`. Beside it stands `Screen`, best as a lazy component. */
export type ScreenInfo = {
  /** Under /admin. */
  readonly path: `/${string}`
  readonly title: string
  /** A screen at several addresses (`/setup/$step`) has a title for each. */
  readonly titleAt?: (path: string) => string
  readonly icon?: ScreenIcon
  /** Place in the navigation, the lowest first. */
  readonly order: number
  /** It is one of the few that a phone keeps within reach of the thumb. */
  readonly isAtHand?: boolean
  /** It is no entry of the navigation: something else leads there. */
  readonly isApart?: boolean
  /** Who lacks it neither sees nor opens the screen. */
  readonly right?: string
  /** Whether what stands behind the question mark asks for so much room that the navigation folds away sooner. */
  readonly wantsRoom?: (search: URLSearchParams) => boolean
  /** It takes the whole window, without the navigation, and brings its own way out. */
  readonly isWhole?: boolean
}

export type ScreenModule = { readonly screen: ScreenInfo; readonly Screen: ComponentType }

/** What a `*.help.ts` beside a screen exports as `help`: what the screen is for, in two or three sentences. */
export type ScreenHelp = { readonly path: ScreenInfo['path']; readonly text: string }

/** One number on the home screen. `help` is a sentence for whoever asks what it means. */
export type Figure = { readonly label: string; readonly value: string; readonly help?: string }

/** What to do on a site that has nothing yet: a title, a sentence, and a link to where it is done. */
export type FirstStep = { readonly title: string; readonly text: string; readonly link: string; readonly href: string }

/** What a `*.card.tsx` exports as `card`: its part of "what waits for you". */
export type CardInfo<News> = {
  /** The screen that it speaks for: the number stands there in the navigation too. */
  readonly path: `/${string}`
  readonly order: number
  readonly right: string
  /** Stands above what waits, without being a part of it: how the site itself stands. */
  readonly isLead?: boolean
  readonly news: { readonly queryKey: readonly unknown[]; readonly queryFn: () => Promise<News> }
  /** How many things wait for an action. */
  readonly waiting: (news: News) => number
  /** Comes before all other cards: something is broken now. */
  readonly isUrgent?: (news: News) => boolean
  readonly figures?: (news: News) => readonly Figure[]
  /** What to do first, while there is nothing yet. */
  readonly firstStep?: (news: News) => FirstStep | undefined
  /** Whether anything is to be said; without it the card is always drawn, and may draw nothing. A card that is lazy is fetched only then. */
  readonly isSaid?: (news: News) => boolean
  readonly Card: ComponentType<{ readonly news: News }>
}

export type CardModule = { readonly card: CardInfo<unknown> }

/** Lets cards of different news stand in one list. */
export const defineCard = <News>(card: CardInfo<News>): CardInfo<unknown> => card as CardInfo<unknown>

/** What the one `*.gate.tsx` exports: it draws its children once somebody is signed in, and hands them a session. */
export type GateModule = { readonly Gate: ComponentType<{ readonly children: ReactNode }>; readonly AccountMenu: ComponentType }

/** What a feature's `admin/actions.ts` exports: the words of its lines in the audit log, by action; the name stands before them. */
export type AuditLabels = Readonly<Record<string, (target: string) => string>>

/** Everything that asks who is signed in is kept under this key; a 401 anywhere makes it be asked again. */
export const sessionKey = ['session'] as const

/** `hasJustSignedIn`: the sign-in stood here before, on this page. */
export type Session = { readonly me: Me; readonly siteName: string; readonly hasJustSignedIn: boolean }
export const SessionContext = createContext<Session | undefined>(undefined)

/** Who is signed in, and the name of the site. Only behind the gate. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('no session: this belongs behind the gate')
  return session
}

export type Notice = {
  /** A notice with the same id replaces the one before. */
  readonly id?: string
  readonly text: string
  readonly tone?: 'good' | 'bad'
  /** One thing that can be done about it, as long as the notice stands. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** What can be done next. */
  readonly next?: { readonly label: string; readonly run: () => void }
}

/** What the admin lends to every screen. Links are plain links to /admin/…: they are followed without a reload. */
export type Admin = {
  /** The path under /admin, and what stands behind the question mark. */
  readonly path: string
  readonly search: URLSearchParams
  readonly goTo: (path: string, how?: 'push' | 'replace') => void
  /** Changes what stands behind the question mark; an empty value takes a name away. */
  readonly setSearch: (changes: Readonly<Record<string, string>>, how?: 'push' | 'replace') => void
  /** Asks before another address is opened (`address`: what follows /admin); the page itself asks before it is closed. Hands back what ends it. */
  readonly holdBack: (mayLeave: (address: string) => boolean | Promise<boolean>) => () => void
  /** Tells a screen reader, without a sign on the screen. */
  readonly announce: (text: string) => void
  readonly notify: (notice: Notice) => void
  /** Why something failed, in words for the person at the screen. */
  readonly explain: (error: unknown) => string
  /** What says a line of the audit log in words, without the name; fetched when it is first asked for. */
  readonly actionWords: () => Promise<(action: string, target: string) => string>
  /** What a screen is for, in two or three sentences; fetched when it is first asked for, undefined where nothing is said. */
  readonly helpAt: (path: string) => Promise<string | undefined>
  /** Addresses of the style sheets that every page of the site has: for previews. */
  readonly siteSheets: readonly string[]
  /** Choosing, bringing and describing pictures of the media. */
  readonly pictures: PictureParts
  /** The menu of the site, for screens that know pages. */
  readonly menu: MenuParts | undefined
  /** Fields of other features, by name. */
  readonly fields: ContributedFields
  /** What they choose by themselves where there is no choice, by the same names. */
  readonly presets: ContributedPresets
  /** Every block that may stand on a page; fetched when it is first asked for. */
  readonly blocks: () => Promise<readonly OwnedBlock[]>
  /** What features add to the menu of whoever is signed in: items of a menu, or nothing. */
  readonly accountItems: readonly ComponentType[]
  /** How long ago, with the exact time on hover. */
  readonly When: ComponentType<{ readonly at: string }>
}

export const AdminContext = createContext<Admin | undefined>(undefined)

export function useAdmin(): Admin {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('this belongs inside the admin')
  return admin
}
