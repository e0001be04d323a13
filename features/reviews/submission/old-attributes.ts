import type { Said } from '@frontage/kit/island/island'
import { fitting } from '../fitting'
import { type FormOtherwise, formParts } from '../review-form'
import { MOST_POST } from '../spec'

/** Data attributes of forms by the names of the original (facts, §4). */
/** A form that opens by itself does so as soon as it may; where its button opens a window, the form is in that. */
export const formAskedOf = (said: Said): { readonly post: string; readonly otherwise: FormOtherwise } => ({
  // The original writes 0 where the page is no post.
  post: said.postid === '0' ? '' : (said.postid ?? '').slice(0, MOST_POST),
  otherwise: fitting(formParts, {
    reveal: said.autopopup === 'yes' || said.ispopup === 'yes' ? 'popup' : said.formid && 'button',
    autoPopup: said.autopopup === 'yes' || said.autoclick === 'yes' ? 1 : undefined,
    once: said.formonesub === 'nop' ? 'post' : said.formonesub === 'nof' ? 'form' : undefined,
  }),
})
