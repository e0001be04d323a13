import { bring } from '@frontage/kit/island/plain-way.client'
import type { FunctionComponent } from 'react'
import type { CardsProps } from '../../card'
import type { PagesRow } from '../../pages-around'

type Code = {
  readonly Cards: FunctionComponent<CardsProps>
  readonly Pages: FunctionComponent<PagesRow>
}

let code: Code | undefined

/** The code that draws what the server drew at first: needed from the first rows on that it did not draw. */
export async function loadCode(): Promise<Code> {
  if (code) return code
  const [{ ReviewCards }, { Pages }] = await bring(
    Promise.all([import('../pieces/cards/review-cards.view'), import('../pieces/pages/review-pages.view')]),
  )
  code = { Cards: ReviewCards, Pages }
  return code
}

/** The code for rows that come as HTML alone. */
export async function loadPlainCode(): Promise<void> {
  const [before, { PlainCards }] = await Promise.all([loadCode(), bring(import('../pieces/cards/plain-cards.view'))])
  code = { ...before, Cards: PlainCards }
}

/** Undefined until it has come. */
export const codeSoFar = (): Code | undefined => code
