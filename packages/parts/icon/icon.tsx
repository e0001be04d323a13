import { ServerOnly } from './further.server-only.view'

const strokes = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  upload: 'M12 16V4M7 8.5l5-5 5 5M4 20h16',
  again: 'M19.5 9A8 8 0 1 0 20 13.5M20 4v5.5h-5.5',
  close: 'M5 5l14 14M19 5L5 19',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5L19 12L7 19.5z',
  alert: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.2v.3',
} as const

export type IconName = keyof typeof strokes | keyof NonNullable<typeof ServerOnly>

const all: Readonly<Partial<Record<IconName, string>>> = { ...strokes, ...ServerOnly }

/** A drawn sign of 24 units; it says nothing to a screen reader, the words beside it do. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={all[name]} />
    </svg>
  )
}
