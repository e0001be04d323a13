import { unreadable } from '../../messages.gaps'
import { Unreadable } from './unreadable'

/** The text of a file that has to be read as a whole. Throws an Unreadable for one with more characters than `most`. */
export async function wholeText(pieces: AsyncIterable<string>, most: number): Promise<string> {
  const all: string[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > most) throw new Unreadable(unreadable.tooLarge)
    all.push(piece)
  }
  return all.join('')
}
