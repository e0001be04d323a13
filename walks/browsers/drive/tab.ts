import { expect } from '@playwright/test'
import type { Engine, Key, Point } from './engine.ts'
import { elementsOf, FROM_WINDOW, hasLibrary, type Name, PRESSABLE, type Query, SHOWN, withLibrary } from './query.ts'

export type Box = Point & { readonly width: number; readonly height: number }

/** Some elements of the page, looked for whenever something is asked of them. */
export class Found {
  private readonly tab: Tab
  readonly query: Query
  constructor(tab: Tab, query: Query) {
    this.tab = tab
    this.query = query
  }

  find(query: Query): Found {
    return new Found(this.tab, { ...query, inside: this.query })
  }
  at(place: number): Found {
    return new Found(this.tab, { ...this.query, place })
  }
  attribute(name: string): Promise<string | null> {
    return this.tab.inPage(`(${elementsOf(this.query)})[0]?.getAttribute(${JSON.stringify(name)}) ?? null`) as Promise<string | null>
  }
  having(text: Name): Found {
    return new Found(this.tab, { ...this.query, having: text })
  }

  /** What a function in the page makes of them; it sees nothing but its elements. */
  all<T>(of: (elements: HTMLElement[]) => T): Promise<Awaited<T>> {
    return this.tab.inPage(`(${of})(${elementsOf(this.query)})`) as Promise<Awaited<T>>
  }
  count(): Promise<number> {
    return this.all((elements) => elements.length)
  }
  texts(): Promise<string[]> {
    return this.all((elements) => elements.map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()))
  }
  value(): Promise<string | undefined> {
    return this.all(([element]) => (element as HTMLInputElement | undefined)?.value)
  }
  isShown(): Promise<boolean> {
    return this.tab.inPage(`(${SHOWN})(${elementsOf(this.query)})`) as Promise<boolean>
  }
  isFocused(): Promise<boolean> {
    return this.all(([element]) => element === document.activeElement)
  }

  /** Waits until it is seen, or not any more. */
  async shows(isShown = true, seconds?: number): Promise<void> {
    await expect
      .poll(() => this.isShown(), { message: `${this} is ${isShown ? 'shown' : 'hidden'}`, ...(seconds && { timeout: seconds * 1000 }) })
      .toBe(isShown)
  }
  async hasFocus(): Promise<void> {
    await expect.poll(() => this.isFocused(), { message: `${this} has the focus` }).toBe(true)
  }
  async counts(count: number): Promise<void> {
    await expect.poll(() => this.count(), { message: `${this} counts ${count}` }).toBe(count)
  }
  async says(text: Name): Promise<void> {
    const fits = async (): Promise<string> => (await this.texts()).join(' | ')
    if (text instanceof RegExp) await expect.poll(fits, { message: `${this} says ${text}` }).toMatch(text)
    else await expect.poll(fits, { message: `${this} says ${text}` }).toContain(text)
  }

  /** Where a press meets it, once it lies still and free. */
  async place(): Promise<Box> {
    let place: unknown
    await expect
      .poll(
        async () => {
          place = await this.tab.inPage(`(${PRESSABLE})(${elementsOf(this.query)})`)
          return typeof place === 'string' ? place : 'it can be pressed'
        },
        { message: `${this}` },
      )
      .toBe('it can be pressed')
    return place as Box
  }
  /** Where it lies in the window, whether a press would meet it or not; what stands in a frame as well. */
  box(): Promise<Box> {
    const first = `(${elementsOf(this.query)})[0]`
    return this.tab.inPage(`(${FROM_WINDOW})(${first}, ${first}.getBoundingClientRect())`) as Promise<Box>
  }
  /** A slow browser begins to scroll after it has drawn twice the same: where the pointer is by then, it has to lie still. */
  async hover(): Promise<Box> {
    let at: Box
    let now = await this.place()
    do {
      at = now
      await this.tab.engine.move(at)
      now = await this.place()
    } while (at.x !== now.x || at.y !== now.y)
    return at
  }
  async press(): Promise<void> {
    await this.hover()
    await this.tab.engine.down()
    await this.tab.engine.up()
  }
  async doublePress(): Promise<void> {
    await this.tab.engine.pressTwice(await this.hover())
  }
  async focus(): Promise<void> {
    await this.shows()
    await this.all(([element]) => element?.focus())
  }
  /** Comes to an island with the keys, and waits until it works with its code. */
  async wake(): Promise<void> {
    await expect.poll(() => this.count(), { message: `${this} is there` }).toBeGreaterThan(0)
    await this.all(([island]) => void island?.dispatchEvent(new KeyboardEvent('keydown')))
    await expect.poll(() => this.attribute('data-awake'), { message: `${this} is awake` }).toBe('')
  }
  /** Types over what stands in a field. */
  async fill(text: string): Promise<void> {
    await this.focus()
    await this.all(([element]) => (element as HTMLInputElement).select())
    await this.tab.engine.type(text)
    await expect.poll(() => this.value(), { message: `${this} holds ${text}` }).toBe(text)
  }
  /** Chooses of a closed select by typing the beginning of the words. */
  async choose(words: string): Promise<void> {
    await this.focus()
    await this.tab.engine.type(words)
    const chosen = () => this.all(([select]) => (select as HTMLSelectElement | undefined)?.selectedOptions[0]?.text ?? '')
    await expect.poll(chosen, { message: `${this} chosen` }).toContain(words)
  }
  async give(...files: string[]): Promise<void> {
    await expect.poll(() => this.count(), { message: `${this} is there` }).toBeGreaterThan(0)
    await this.tab.engine.give(`${elementsOf(this.query)}[0]`, files)
  }

  toString(): string {
    return JSON.stringify(this.query, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value))
  }
}

/** Milliseconds. */
const LONGEST_ENTRANCE = 3000

const NO_LIBRARY = 'no library yet'
/** What browsers say of a page that went away while it was asked. */
const WAS_LEFT = /context was destroyed|no such frame|Cannot find context|DiscardedBrowsingContext|navigat/i

/** One page of a browser, seen and used as a visitor does. */
export class Tab {
  readonly engine: Engine
  constructor(engine: Engine) {
    this.engine = engine
  }

  find(query: Query): Found {
    return new Found(this, query)
  }
  role(role: string, name?: Name): Found {
    return this.find({ role, ...(name !== undefined && { name }) })
  }
  label(label: Name): Found {
    return this.find({ label })
  }
  text(text: Name): Found {
    return this.find({ text })
  }
  css(css: string): Found {
    return this.find({ css })
  }

  open(path: string): Promise<void> {
    return this.engine.open(this.engine.base + path)
  }
  /** The value of an expression, with what finds elements at hand; asked again where the page was left meanwhile. */
  async inPage(expression: string): Promise<unknown> {
    for (;;)
      try {
        const said = await this.engine.run(`(${hasLibrary}) ? (${expression}) : '${NO_LIBRARY}'`)
        if (said !== NO_LIBRARY) return said
        await this.engine.run(withLibrary)
      } catch (reason) {
        if (!WAS_LEFT.test(String(reason))) throw reason
      }
  }
  async key(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.engine.press(key)
  }
  /** The address behind the host. */
  async address(): Promise<string> {
    return String(await this.inPage('location.pathname + location.search + location.hash'))
  }
  async isAt(address: Name): Promise<void> {
    const place = expect.poll(() => this.address(), { message: 'the address' })
    await (address instanceof RegExp ? place.toMatch(address) : place.toBe(address))
  }
  /** Elements that reach beyond the window, where the page is wider than it once everything that comes in has come. */
  async tooWide(): Promise<string[]> {
    const found = await this.engine.run(`(async () => {
      const ends = ({ effect, timeline, playState }) =>
        playState === 'running' && timeline instanceof DocumentTimeline && Number.isFinite(effect.getComputedTiming().endTime)
      const entrances = document.getAnimations().filter(ends)
      const over = Promise.allSettled(entrances.map(({ finished }) => finished))
      await Promise.race([over, new Promise((resolve) => setTimeout(resolve, ${LONGEST_ENTRANCE}))])
      // WebKit on a busy machine begins one in a while and holds it at its first frame: what counts is where it ends.
      for (const entrance of entrances) entrance.finish()
      // WebKit holds on to the width that an entrance took until the next layout.
      document.body.style.paddingBlockEnd = '1px'
      void document.body.offsetHeight
      document.body.style.paddingBlockEnd = ''
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      return ['the page: ' + scrollWidth + ' of ' + clientWidth, ...wide.map((element) => element.localName + '.' + element.className).slice(0, 5)]
    })()`)
    return found as string[]
  }
  /** Reads a page to its end, so that all of it has been in the window. */
  async readToEnd(): Promise<void> {
    await this.engine.run(`(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()))
      for (let turn = 0; turn < 60 && scrollY + innerHeight < document.documentElement.scrollHeight - 2; turn += 1) {
        scrollBy({ top: innerHeight * 0.7, behavior: 'instant' })
        await frame()
        await frame()
      }
    })()`)
  }
}
