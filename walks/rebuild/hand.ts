import type { Locator, Page } from '@playwright/test'

/** Somebody at the screen: presses, writes, and counts what it takes. */
export type Hand = {
  readonly page: Page
  /** How many actions it took so far: presses, and fields that were filled in. */
  actions(): number
  press(what: Locator): Promise<void>
  /** Chooses in a select: opens it, presses an option, and waits until the list has gone. */
  choose(field: Locator, name: string): Promise<void>
  /** Turns a switch or a box on or off, by the space bar. */
  turn(what: Locator): Promise<void>
  /** One key, or several together. */
  key(keys: string): Promise<void>
  /** Writes over what a field holds: key by key, and what is longer comes in at once behind that, as from a clipboard. */
  write(field: Locator, text: string): Promise<void>
  /** Goes on writing where the cursor is. */
  type(text: string): Promise<void>
}

/** So much of a text is typed. */
const TYPED = 40

export function createHand(page: Page): Hand {
  let actions = 0
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text.slice(0, TYPED))
    if (text.length > TYPED) await page.keyboard.insertText(text.slice(TYPED))
  }
  const press = async (what: Locator): Promise<void> => {
    actions += 1
    await what.click()
  }
  return {
    page,
    actions: () => actions,
    press,
    choose: async (field, name) => {
      await press(field)
      const option = page.getByRole('option', { name, exact: true })
      await press(option)
      await option.waitFor({ state: 'detached' })
    },
    turn: async (what) => {
      actions += 1
      await what.press('Space')
    },
    key: async (keys) => {
      actions += 1
      await page.keyboard.press(keys)
    },
    write: async (field, text) => {
      actions += 1
      await field.click()
      await page.keyboard.press('ControlOrMeta+a')
      if (text === '') await page.keyboard.press('Delete')
      await type(text)
    },
    type,
  }
}
