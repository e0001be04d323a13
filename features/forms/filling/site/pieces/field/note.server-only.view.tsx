import { Words } from '@frontage/parts/words'

/** What the owner says between the fields. */
export const ServerOnly: typeof Words | undefined = Words
