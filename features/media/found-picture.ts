import { fold } from '@frontage/kit/text'

type Told = { readonly name: string; readonly alt: string; readonly tags: readonly string[] }

/** Whether every word, or part of one, stands in a picture's name, its description or its tags: without case and accents. */
export function isPictureFound(words: string, { name, alt, tags }: Told): boolean {
  const told = fold([name, alt, ...tags].join('\n'))
  return fold(words)
    .split(/\s+/)
    .every((word) => told.includes(word))
}
