import type { Locator } from '@playwright/test'

/** What a person does, counted: each press, each choice and each field that is filled in is one. */
export class Counted {
  #count = 0

  get count(): number {
    return this.#count
  }
  async press(what: Locator): Promise<void> {
    this.#count++
    await what.click()
  }
  async choose(what: Locator): Promise<void> {
    this.#count++
    await what.check()
  }
  /** Anything else that is one action: a key, files that are dropped, words that are typed where they stand. */
  async do(action: () => Promise<unknown>): Promise<void> {
    this.#count++
    await action()
  }
  async fill(field: Locator, text: string): Promise<void> {
    this.#count++
    await field.fill(text)
  }
}
