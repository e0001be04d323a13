import { slipsAllowed, slipsBetween } from './words'

/** Which items hold a word: places in the owner's order, each once. */
type Places = readonly number[]

/** A letter each bit: words that differ in many letters cannot be one slip apart, and need not be compared. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left; left &= left - 1) count++
  return count
}

const MOST_REMEMBERED = 1000

/** All words of the items. It finds words by their beginning, and the nearest one for a word that is mistyped. */
export class Vocabulary {
  readonly #places = new Map<string, number[]>()
  /** Sorted, so that words with one beginning stand together. */
  #words: readonly string[] = []
  #letters: readonly number[] = []
  readonly #nearest = new Map<string, string | undefined>()

  add(word: string, place: number): void {
    const places = this.#places.get(word)
    if (!places) this.#places.set(word, [place])
    else if (places.at(-1) !== place) places.push(place)
  }

  /** After the last word was added. */
  seal(): this {
    this.#words = [...this.#places.keys()].sort()
    this.#letters = this.#words.map(lettersOf)
    return this
  }

  /** Items that hold a word with this beginning; undefined when there is none. */
  startingWith(beginning: string): Places[] | undefined {
    const found: Places[] = []
    for (let index = this.#firstFrom(beginning); this.#words[index]?.startsWith(beginning); index++)
      found.push(this.#places.get(this.#words[index]!)!)
    return found.length ? found : undefined
  }

  /** The word that was meant: the fewest slips away, of equals the one that more items hold. */
  nearest(word: string): string | undefined {
    if (!this.#nearest.has(word)) {
      if (this.#nearest.size >= MOST_REMEMBERED) this.#nearest.clear()
      this.#nearest.set(word, this.#findNearest(word))
    }
    return this.#nearest.get(word)
  }

  #findNearest(word: string): string | undefined {
    const most = slipsAllowed(word)
    const letters = lettersOf(word)
    let best: { word: string; slips: number; held: number } | undefined
    for (const [index, candidate] of this.#words.entries()) {
      if (most === 0 || countBits(letters ^ this.#letters[index]!) > 2 * most) continue
      const slips = Math.min(slipsBetween(word, candidate, most), this.#slipsOfBeginning(word, candidate, most))
      const held = this.#places.get(candidate)!.length
      if (slips <= most && (!best || slips < best.slips || (slips === best.slips && held > best.held)))
        best = { word: candidate, slips, held }
    }
    return best?.word
  }

  /** Whoever is still typing has only the beginning of a long word. */
  #slipsOfBeginning(word: string, candidate: string, most: number): number {
    return candidate.length > word.length + 1 ? slipsBetween(word, candidate.slice(0, word.length), most) : most + 1
  }

  #firstFrom(beginning: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#words[middle]! < beginning) low = middle + 1
      else high = middle
    }
    return low
  }
}
