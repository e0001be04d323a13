import { useCatalogue } from './catalogue'

export type TitleOf = (block: string) => string

/** What a block is called: as its owner knows it; one that is not known keeps its own name. Suspends until they are there. */
export function useBlockTitles(): TitleOf {
  const entries = useCatalogue()
  return (block) => entries.find(({ name }) => name === block)?.title ?? block
}
