import type { Display } from '../display'
import { CAROUSEL_SPEED, SLIDER_SPEED } from '../spec'

/** The slider properties of a page, by the names of the JSON data attribute (reviews, §3; facts, §4). Times in milliseconds. */
export type SlideProps = {
  readonly sliderid: string
  readonly autoplay: YesNo
  /** From one departure to the next, with the time that a slide takes to arrive. */
  readonly delay: number
  readonly sliderspeed: number
  readonly animation: Display['slider']['animation']
  readonly arrows: YesNo
  readonly animateHeight: YesNo
  readonly forceheight: YesNo
  /** Whether the arrows keep their height when slides are of different ones. */
  readonly sliderarrowheight: YesNo
  readonly loadmorersli: YesNo
  readonly totalreviewsarray: number
  readonly reviewsperpage: number
  readonly iswidget: YesNo
  /** A slider in a floating box is measured when that has come in. */
  readonly checkfloatdelay: number
}
type YesNo = 'yes' | 'no'

/** A slider as its properties want it. What they leave out, or say in a way that is not understood, stays as its display has it. */
export function obeying(display: Display, text: string) {
  const props = propsIn(text)
  const flag = (name: keyof SlideProps, otherwise: boolean): boolean =>
    /^(yes|no|true|false)$/.test(String(props[name])) ? /^(yes|true)$/.test(String(props[name])) : otherwise
  const time = (name: keyof SlideProps, otherwise: number): number => {
    const value = Number(props[name])
    return props[name] !== undefined && value >= 0 && value <= 60_000 ? value : otherwise
  }
  const { slider } = display
  const speed = time('sliderspeed', slider.speed)
  const animation = (['horizontal', 'vertical', 'fade'] as const).find((name) => name === props.animation) ?? slider.animation
  const obeyed: Display = {
    ...display,
    isWidget: flag('iswidget', display.isWidget),
    slider: {
      ...slider,
      ...{ speed, animation, autoplay: flag('autoplay', slider.autoplay) },
      delay: props.delay === undefined ? slider.delay : Math.max(0, time('delay', 0) - speed),
      arrows: flag('arrows', slider.arrows !== 'no') ? (slider.arrows === 'no' ? 'yes' : slider.arrows) : 'no',
      animateHeight: flag('animateHeight', slider.animateHeight),
      forceHeight: flag('forceheight', slider.forceHeight),
      loadMore: flag('loadmorersli', slider.loadMore),
    },
  }
  return {
    display: obeyed,
    id: String(props.sliderid ?? ''),
    areArrowsStill: flag('sliderarrowheight', true),
    wait: time('checkfloatdelay', 0),
  }
}

function propsIn(text: string): Partial<Record<keyof SlideProps, unknown>> {
  try {
    const props: unknown = JSON.parse(text || '{}')
    return props && typeof props === 'object' ? props : {}
  } catch {
    return {}
  }
}

type Drawn = ReturnType<typeof obeying> & { readonly total: number; readonly perPage: number }

const yes = (value: boolean): YesNo => (value ? 'yes' : 'no')

/** The same the other way round: what a slider's data attribute says. */
export function slidePropsOf({ display: { layout, isWidget, slider }, id, areArrowsStill, wait, total, perPage }: Drawn): SlideProps {
  const sliderspeed = slider.speed || (layout === 'carousel' ? CAROUSEL_SPEED : SLIDER_SPEED)
  return {
    ...{ sliderid: id, autoplay: yes(slider.autoplay), delay: slider.delay + sliderspeed, sliderspeed, animation: slider.animation },
    ...{ arrows: yes(slider.arrows !== 'no'), animateHeight: yes(slider.animateHeight), forceheight: yes(slider.forceHeight) },
    ...{ sliderarrowheight: yes(areArrowsStill), loadmorersli: yes(slider.loadMore), totalreviewsarray: total, reviewsperpage: perPage },
    ...{ iswidget: yes(isWidget), checkfloatdelay: wait },
  }
}
