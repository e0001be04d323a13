/** Everybody who waits for the same thing: only the first asks for it, and all go on when it is there. */
export class WaitTogether {
  readonly #ask: () => void
  readonly #waiting = new Set<() => void>()

  constructor(ask: () => void) {
    this.#ask = ask
  }

  wait(): Promise<void> {
    const isFirst = this.#waiting.size === 0
    const waited = new Promise<void>((resolve) => this.#waiting.add(resolve))
    if (isFirst) this.#ask()
    return waited
  }

  done(): void {
    for (const goOn of this.#waiting) goOn()
    this.#waiting.clear()
  }
}
