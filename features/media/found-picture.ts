import { holdsWords } from '@frontage/kit/text'

type Told = { readonly name: string; readonly alt: string; readonly tags: readonly string[] }

/** Whether every word, or part of one, stands in a picture's name, its description or its tags: without case and accents. */
export const isPictureFound = (words: string, { name, alt, tags }: Told): boolean => holdsWords([name, alt, ...tags].join('\n'), words)
