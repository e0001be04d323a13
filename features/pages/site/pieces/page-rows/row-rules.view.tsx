import type { Backdrop, Entrance, PageModule, PageRow } from '@frontage/kit/island/page'
import { legible } from '../../../veil'

type Rows = readonly PageRow[]

/** Every module that rows need: those in their columns, those behind them, and the one that moves what comes in. */
export function modulesIn(rows: Rows): PageModule[] {
  const within = rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules))
  const behind = rows.flatMap((row) => row.behind ?? [])
  const isMoved = [...rows, ...within].some(({ animation }) => animation)
  return [...within, ...behind, ...(isMoved ? [{ block: 'scroll-in', props: {} }] : [])]
}

/** The style rules that belong to single rows and modules, made of checked colours and numbers; empty when there are none. */
export function rulesOf(rows: Rows): string {
  const rules = rows.flatMap((row, place) => [
    ...rulesOfRow(row, `r${place}`),
    ...row.columns.flatMap(({ modules }, column) =>
      modules.flatMap(({ animation }, index) => ruleOf(`r${place}-c${column}-m${index}`, entranceRules(animation))),
    ),
  ])
  return rules.length ? `@layer islands{${rules.join('')}}` : ''
}

function rulesOfRow(row: PageRow, name: string): string[] {
  const { backdrop, overlay, animation } = legible(row)
  const lines = [
    ...(backdrop ? backdropRules(backdrop, name) : []),
    ...(overlay ? [`--overlay:${overlay.colour}`, `--overlay-strength:${overlay.strength / 100}`] : []),
    ...entranceRules(animation),
  ]
  return [...ruleOf(name, lines), ...(backdrop?.kind === 'slideshow' ? slidesOf(backdrop, name) : [])]
}

const ruleOf = (name: string, lines: readonly string[]): string[] => (lines.length ? [`[data-rules="${name}"]{${lines.join(';')}}`] : [])

const entranceRules = (animation: Entrance | undefined): string[] =>
  animation ? [`--entrance-delay:${animation.delay}s`, `--entrance-time:${animation.duration}s`] : []

function backdropRules(backdrop: Backdrop, name: string): string[] {
  if (backdrop.kind === 'colour') return [`--backdrop:${backdrop.colour}`]
  if (backdrop.kind === 'gradient') return [`--backdrop:linear-gradient(${backdrop.angle}deg,${backdrop.from},${backdrop.to})`]
  return backdrop.kind === 'slideshow' ? [`--slides:slides-${name} ${backdrop.seconds * backdrop.pictures.length}s infinite`] : []
}

/** Each picture comes through the one before it, and goes when the next one has come. */
function slidesOf({ pictures, seconds, fade }: Extract<Backdrop, { kind: 'slideshow' }>, name: string): string[] {
  const whole = seconds * pictures.length
  const percent = (time: number): string => `${Math.round((time / whole) * 10_000) / 100}%`
  const frames = `0%{opacity:0;z-index:1}${percent(fade)}{opacity:1;z-index:1}${percent(seconds)}{opacity:1;z-index:0}${percent(seconds + fade)}{opacity:1}${percent(seconds + fade + 0.01)},100%{opacity:0;z-index:0}`
  const starts = pictures.map(
    (_, place) => `[data-rules="${name}"] img:nth-child(${place + 1}){animation-delay:${place * seconds - fade}s}`,
  )
  return [`@keyframes slides-${name}{${frames}}`, ...starts]
}
