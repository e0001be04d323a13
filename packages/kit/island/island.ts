import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Call, InputOf } from '../wire/call'
import type { PageAddress } from './address'

export type { PageAddress }

/** What a block asks before it is drawn: the same calls that the browser makes later. */
export type Ask<C extends Call = Call> = { readonly call: C; readonly request: InputOf<C> }

/** Pairs a call with a request that fits it. */
export const ask = <C extends Call>(call: C, request: InputOf<C>): Ask<C> => ({ call, request })

/** Data attributes of a place on a page of others, by their names in small letters without `data-`. They may say anything. */
export type Said = Readonly<Partial<Record<string, string>>>

/** Elements of older pages: their class, and the attribute that holds what is set up as one JSON text. */
export type Markup = { readonly className: string; readonly attribute: string }

type Drawable<Props extends GenericSchema> = {
  readonly name: string
  /** The block's attributes: parsed before it is drawn, and the source of the owner's settings form. */
  readonly props: Props
  readonly first?: (props: InferOutput<Props>, address: PageAddress) => Ask | undefined
  /** The call that answers with `settings` which the stored attributes name; what stands among the attributes themselves wins. */
  readonly kept?: (props: InferOutput<Props>) => Ask | undefined
  /**
   * Whether visitors would see nothing of it yet, such as a list without entries. Then it is left out of the page, with what only
   * introduces it; its owner reads the editor config's `empty` instead. A visitor's search without a result is no such thing.
   */
  readonly isEmpty?: (props: InferOutput<Props>, first: never, address: PageAddress) => boolean
  /**
   * Attributes that show what is stored under a number, and obey what its place says: such a block can stand on pages of
   * others. A block that only the server draws has no number; it is told 0.
   */
  readonly stored?: (id: number, said: Said) => InferInput<Props>
  /** Whether it only leads to what stands beside or below it, as a heading does: alone it says nothing. */
  readonly introduces?: (props: InferOutput<Props>) => boolean
  /** It shows pages and videos of others in frames: the policy of its page names the hosts that features allow. */
  readonly frames?: true
  /**
   * Style rules of this one, made of its checked settings, for example colours that an owner chose. `scope` selects
   * it; of a block that only the server draws, all of its name. The text stands in the page's head and its hash in the policy; never build it from anything unchecked.
   */
  readonly sheet?: (props: InferOutput<Props>, first: never, scope: string) => string
}

/** A block that only the server draws, without React in the browser. What the platform cannot do alone, its own small script does. */
export type Block<Props extends GenericSchema = GenericSchema> = Drawable<Props> & {
  /**
   * Says that `<name>.client.ts` stands beside the block: pages that show it carry that script as a module, once however often
   * the block is there, and it starts by itself on what it finds. Gzipped bytes that it may weigh; the build fails above it.
   */
  readonly budget?: number
  /** Further scripts that only some of its attributes need: `account` stands for `<name>.account.client.ts`, under the same budget. */
  readonly parts?: (props: InferOutput<Props>) => readonly string[]
  /**
   * A line of script that has to run before anything is painted, for example because of a cookie. It stands in the page's head
   * and its hash in the policy; never build it from anything unchecked.
   */
  readonly early?: (props: InferOutput<Props>) => string
  /** The moment (ms) at which what is drawn from this first answer stops being true: until then a page that shows it is kept. */
  readonly until?: (props: InferOutput<Props>, first: never) => number | undefined
  /**
   * The attribute by which pages of others name one that stands on a page of this site. Its script exports `enhanceIn`, which
   * works on what is drawn in one root.
   */
  readonly namedBy?: string
  /** The attribute with simple HTML in which an owner may have pasted elements that islands take the place of. */
  readonly pastedIn?: string
}

/**
 * When the code of an island comes, at the latest: at the first sign of use it always does, and nothing that was typed or pressed
 * before is lost. `moving`: when it is visible, unless whoever sees it asks for less motion. A number: so many milliseconds after the page came.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'moving' | 'interaction' | number

/** A block that wakes up in the browser. */
export type Island<Props extends GenericSchema = GenericSchema> = Drawable<Props> & {
  /** `interaction` for what works without its code until it is used; anything else is for one that moves or counts by itself. */
  readonly wake: Wake | ((props: InferOutput<Props>, first: never) => Wake)
  /** What calls for it at once: a name in the address's query, or an entry that this browser stores. */
  readonly wakeFor?: { readonly query?: readonly string[]; readonly stored?: string }
  /** Says that `<name>.client.ts` stands beside it, for what has to happen before it wakes: as of a block, with the bytes that it may weigh. */
  readonly script?: number
  /** The elements whose place it takes in what owners paste. Its attributes then hold the text of theirs under the same name. */
  readonly markup?: Markup
  /** The island that draws this answer better, by its name: a stored display may become a slider and back. */
  readonly instead?: (first: never) => string | undefined
  /** What the browser needs of the first answer, when that is less than all of it. */
  readonly lean?: (first: never) => unknown
  /** The texts that its code in the browser reads (`kit/texts`): where they are in other words than the program's, it is told. */
  readonly texts?: readonly object[]
  /** Gzipped bytes that the island's own chunks may weigh beyond React; the build fails above it. */
  readonly budget: number
}

/** A block's attributes as a page stores them, and as its view reads them. */
export type StoredProps<B> = B extends { props: infer Props extends GenericSchema } ? InferInput<Props> : never
export type PropsOf<B> = B extends { props: infer Props extends GenericSchema } ? InferOutput<Props> : never

export const defineBlock = <Props extends GenericSchema>(block: Block<Props>): Block<Props> => Object.freeze(block)
export const defineIsland = <Props extends GenericSchema>(island: Island<Props>): Island<Props> => Object.freeze(island)

/** Examples by name: sandbox, view tests, accessibility sweep and pictures all read them. */
export type Examples<B> = Readonly<Record<string, StoredProps<B>>>

/** What every view gets: its attributes, and the answer to its first call. */
export type ViewProps<Props, First = undefined> = { readonly props: Props; readonly first: First; readonly address: PageAddress }
