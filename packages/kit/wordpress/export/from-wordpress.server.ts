import type { PageModule } from '../../island/page'
import type { WxrItem } from './wxr.server'

/** What a feature makes of posts of one type of an export: records with numbers of ours, and the block that shows one. */
export type FromWordPress = {
  /** The type of the posts there: `wpcf7_contact_form`. */
  readonly type: string
  /** The file of an exported site that holds such records. */
  readonly file: string
  /** Shortcodes that show one. */
  readonly shortcodes: readonly string[]
  readonly block: (id: number) => PageModule
  /** How a shortcode or a link may name the post, beside its number and title. */
  readonly otherNames: (item: WxrItem) => readonly string[]
  /** The record under its number, and what of it has no counterpart here. */
  readonly read: (item: WxrItem, id: number) => { readonly entry: { readonly id: number }; readonly gaps: readonly string[] }
}
