import { texts } from '@frontage/kit/texts'
import { lightboxWords } from './words'

/** The words of the lightbox, for pages where they may be others. Scripts without texts of the site use them as they are. */
export const lightboxMessages = texts('parts.lightbox', lightboxWords)
