import { AwaitedContext } from '@frontage/kit/island/use-machine'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Display } from '../../../display'
import { durationOf, isPhone, speedOf } from '../../slides'
import type { Batch } from '../review-list/review-list.machine'
import type { Carousel, CarouselPlugin, enhanceSlides } from './enhance-slides.client'

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>
export type Engine = ReturnType<typeof useEngine>

/** `stopsThen`: how many there were when this place was reached. What is added later says nothing anew. */
const still = { place: 0, stops: 0, stopsThen: 0, canGoBack: false, canGoOn: false, hasMoved: false }
type Setup = { readonly options: Options; readonly plugins: CarouselPlugin[] }

const asleep: Setup = { options: { active: false }, plugins: [] }

/** The carousel engine around the row of slides; before it is awake the row scrolls by itself. */
export function useEngine(
  display: Display,
  wait: number,
  total: number,
  root: RefObject<HTMLElement | null>,
  batches: readonly Batch[],
  loadNext: () => void,
) {
  const [{ options, plugins }, setSetup] = useState(asleep)
  const [viewport, api] = useEmblaCarousel(options, plugins)
  const [stand, setStand] = useState(still)
  const isOn = Boolean(api && options.active)
  useReady(isOn)

  useEffect(() => {
    let isOver = false
    const set = (plugins: CarouselPlugin[]): void => {
      if (root.current && !isOver) setSetup({ options: optionsOf(display, root.current), plugins })
    }
    const timer = setTimeout(() => void pluginsOf(display, root.current).then(set), wait)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [display, wait, root])

  useEffect(() => {
    if (!api || !options.active) return
    const tell = (): void => {
      setStand((before) => standOf(api, before))
      if (api.selectedScrollSnap() >= api.scrollSnapList().length - 2) loadNext()
    }
    tell()
    api.on('select', tell).on('reInit', tell)
    return () => void api.off('select', tell).off('reInit', tell)
  }, [api, options, loadNext])

  useEffect(() => {
    if (!api || !options.active || !root.current || !batches.length) return
    const element = root.current
    let enhancement: ReturnType<typeof enhanceSlides> | undefined
    let isOver = false
    const enhance = (code: typeof import('./enhance-slides.client')): void => {
      if (!isOver) enhancement = code.enhanceSlides(element, api, display, total)
    }
    import('./enhance-slides.client').then(enhance).catch((reason: unknown) => console.error('review-slider', reason))
    return () => {
      isOver = true
      enhancement?.stop()
    }
  }, [api, options, root, display, total, batches])

  return {
    ...stand,
    viewport,
    isAwake: Boolean(options.active),
    next: useCallback(() => (api?.canScrollNext() ? api.scrollNext() : api?.scrollTo(0)), [api]),
    previous: () => api?.scrollPrev(),
    goTo: (place: number) => api?.scrollTo(place),
  }
}

/** Presses on its buttons wait until the engine runs. */
function useReady(isOn: boolean): void {
  const works = useContext(AwaitedContext)
  const settle = useRef<() => void>(undefined)
  useEffect(() => {
    works.push(
      new Promise<void>((resolve) => {
        settle.current = resolve
      }),
    )
  }, [works])
  useEffect(() => {
    if (isOn) settle.current?.()
  }, [isOn])
}

/** What only some sliders need comes with those. */
async function pluginsOf({ slider }: Display, root: HTMLElement | null): Promise<CarouselPlugin[]> {
  const found: CarouselPlugin[] = []
  if (slider.animateHeight && root) found.push((await import('./row-height.client')).rowHeight(() => seenIn(root)))
  if (slider.animation === 'fade') found.push((await import('embla-carousel-fade')).default())
  return found
}

/** How many cards the row shows at this width: the style sheet says it. */
const seenIn = (root: HTMLElement): number => Number(getComputedStyle(root).getPropertyValue('--seen'))

function optionsOf({ layout, slider, perRow }: Display, root: HTMLElement): Options {
  const onPhone = slider.oneOnPhones && isPhone(navigator.userAgent, innerWidth)
  root.toggleAttribute('data-phone', onPhone)
  // A simple slider turns by whole groups (§2); the style sheet knows how many reviews one has at this width.
  const isGrouped = layout === 'slider' && slider.animation === 'horizontal' && perRow > 1
  const row = root.querySelector<HTMLElement>('.review-slider__window')
  if (slider.animation === 'vertical' && row) row.style.blockSize = `${row.clientHeight}px`
  return {
    active: true,
    container: '.review-slider__row',
    slides: '.review-card',
    align: 'start',
    axis: slider.animation === 'vertical' ? 'y' : 'x',
    direction: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr',
    slidesToScroll: isGrouped ? (slider.infinite ? seenIn(root) : 'auto') : 1,
    loop: slider.infinite,
    duration: durationOf(speedOf({ layout, slider })),
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  }
}

function standOf(api: Carousel, before: typeof still): typeof still {
  const place = api.selectedScrollSnap()
  const stops = api.scrollSnapList().length
  const isElsewhere = before.place !== place
  return {
    place,
    stops,
    stopsThen: isElsewhere ? stops : before.stopsThen,
    canGoBack: api.canScrollPrev(),
    canGoOn: api.canScrollNext(),
    hasMoved: before.hasMoved || (before.stops > 0 && isElsewhere),
  }
}
