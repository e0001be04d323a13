import type { Stroke } from '../../header'

export type DrawnSign = { readonly name: string; readonly strokes: readonly Stroke[] }

const line = (path: string): Stroke => ({ line: path, accent: false })
const accent = (path: string): Stroke => ({ line: path, accent: true })

/** Signs that are drawn already, for whoever has no logo yet. */
export const drawnSigns: readonly DrawnSign[] = [
  { name: 'House', strokes: [line('M3 17L18 4l15 13'), line('M7 15v16h22V15'), accent('M15 31v-9h6v9')] },
  {
    name: 'Waves',
    strokes: [line('M3 12c5-5 10-5 15 0s10 5 15 0'), accent('M3 20c5-5 10-5 15 0s10 5 15 0'), line('M3 28c5-5 10-5 15 0s10 5 15 0')],
  },
  {
    name: 'House by the sea',
    strokes: [line('M3 17L18 4l15 13'), line('M7 19h22M7 24.5h22'), accent('M3 31c3.7-2.6 6.3-2.6 10 0s6.3 2.6 10 0 6.3-2.6 10 0')],
  },
  { name: 'Leaf', strokes: [line('M6 30C6 14 16 5 31 5c0 15-9 25-25 25z'), accent('M6 30L20 16')] },
  { name: 'Hammer', strokes: [line('M5 8h18l7 6v3H5z'), accent('M13 17v15')] },
  {
    name: 'Cup',
    strokes: [line('M6 12h19v11a7 7 0 0 1-7 7h-5a7 7 0 0 1-7-7z'), line('M25 15h3a4 4 0 0 1 0 9h-3'), accent('M12 8V4M19 8V4')],
  },
  { name: 'Star', strokes: [line('M18 4l4.2 9 9.8 1.2-7.2 6.8 1.8 9.8L18 26l-8.6 4.8 1.8-9.8L4 14.2 13.800 13z')] },
]
