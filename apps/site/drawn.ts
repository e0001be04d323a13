/** What comes along with the first answer: how it is read, and how it is put into a page. A page that asks for nothing does without. */
export { sheetOf, standAlone } from '@frontage/kit/island/alone.client'
export { readRendered } from '@frontage/kit/island/read-drawn'
