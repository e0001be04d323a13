import { draw, pictureOf } from './content'
import type { LightboxOptions } from './lightbox-options'
import type { RenderedSlides } from './rendered-slides'
import { isRightToLeft, type Sheet } from './sheet'
import type { Slide, Slides } from './slide'
import type { LightboxWords } from './words'
import { zoom } from './zoom'

/** So many pictures ahead are fetched, and none behind. */
const AHEAD = 2

export type LightboxContent = { readonly slides: Slides; readonly options: LightboxOptions }

/** Which slide is on the stage, and the way to the others. */
export class Show {
  readonly #sheet: Sheet
  readonly #words: LightboxWords
  readonly #whenTurned: () => void
  #shown: LightboxContent
  #drawn: RenderedSlides | undefined
  /** What was asked for before the last turn comes too late. */
  #turn = 0
  place = 0

  constructor(sheet: Sheet, words: LightboxWords, shown: LightboxContent, whenTurned: () => void) {
    this.#sheet = sheet
    this.#words = words
    this.#shown = shown
    this.#whenTurned = whenTurned
  }

  get total(): number {
    return this.#shown.slides.total()
  }

  take(shown: LightboxContent): void {
    this.#shown = shown
  }

  step(by: 1 | -1): void {
    if (this.total > 1) void this.#go(this.place + by)
  }

  /** Whether the key leads anywhere. */
  press(key: string): boolean {
    const forward = isRightToLeft(this.#sheet.dialog) ? -1 : 1
    if (key === 'ArrowRight') this.step(forward)
    else if (key === 'ArrowLeft') this.step(forward === 1 ? -1 : 1)
    else if (key === 'Home') void this.#go(0)
    else if (key === 'End') void this.#go(this.#shown.slides.all().length - 1)
    else return false
    return true
  }

  async open(place: number, wasPressed: boolean, isFirst: boolean): Promise<void> {
    const { slides, options } = this.#shown
    const slide = slides.all()[place]
    if (!slide) return
    this.place = place
    const mine = ++this.#turn
    this.#clear()
    this.#whenTurned()
    const drawn = draw(slide, this.#words, wasPressed)
    this.#drawn = drawn
    this.#sheet.stage.replaceChildren(drawn.element)
    this.#sheet.turnTo('loading')
    this.#sheet.tell(slide, place, this.total, isFirst)
    this.#showArrows()
    options.onShow?.(place)
    const problem = await problemOf(drawn)
    if (mine !== this.#turn) return
    if (problem) return this.#sheet.complain(problem, drawn.href)
    this.#sheet.turnTo('ready')
    drawn.focus?.()?.focus()
    this.#prepare()
    if (wasPressed) await zoom(drawn.element, options.from?.(place))
  }

  /** Nothing plays on: hands back the picture that may still be seen leaving. */
  quieten(isAll = false): HTMLElement | undefined {
    this.#turn++
    if (!isAll && this.#drawn?.element instanceof HTMLImageElement) return this.#drawn.element
    this.#clear()
    return undefined
  }

  async #go(wanted: number): Promise<void> {
    const { slides } = this.#shown
    if (wanted >= slides.all().length && !this.#isWhole()) {
      const mine = this.#turn
      this.#sheet.turnTo('loading')
      await slides.more()
      if (mine !== this.#turn) return
      this.#sheet.turnTo('ready')
    }
    const many = slides.all().length
    if (wanted >= 0 && wanted < many) await this.open(wanted, false, false)
    else if (this.#isLooped()) await this.open((wanted + many) % many, false, false)
  }

  #isWhole(): boolean {
    return this.#shown.slides.all().length >= this.total
  }

  #isLooped(): boolean {
    return this.#shown.options.loop !== false && this.#isWhole()
  }

  /** What comes next is fetched before it is asked for, also where it is not in the set yet. */
  #prepare(): void {
    const { slides } = this.#shown
    for (const slide of slides.all().slice(this.place + 1, this.place + 1 + AHEAD)) fetchPicture(slide)
    if (!this.#isWhole() && this.place + AHEAD >= slides.all().length) void slides.more()
  }

  #showArrows(): void {
    const isAlone = this.total < 2
    this.#sheet.previous.hidden = isAlone || (this.place === 0 && !this.#isLooped())
    this.#sheet.next.hidden = isAlone || (this.place === this.total - 1 && !this.#isLooped())
  }

  #clear(): void {
    this.#drawn?.leave?.()
    this.#drawn = undefined
    this.#sheet.stage.replaceChildren()
  }
}

const problemOf = ({ ready }: RenderedSlides): Promise<string> =>
  ready.then(
    () => '',
    (reason: Error) => reason.message,
  )

function fetchPicture(slide: Slide): void {
  if (slide.type === undefined || slide.type === 'image') pictureOf(slide, '')
  else if (slide.type === 'video' && slide.poster) pictureOf(slide.poster, '')
}
