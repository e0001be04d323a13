import type { Film } from '../../wire.films'

const KILOBYTE = 1024
const MINUTE = 60

/** `0:07`, `12:30`; empty where nobody knows how long it is. */
export function lengthOf(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return seconds > 0 ? `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}` : ''
}

/** `2.8 KB`, `24 MB`; empty where nobody knows. */
export function sizeOf(bytes: number): string {
  if (bytes <= 0) return ''
  const [size, unit] = bytes < KILOBYTE ** 2 ? [bytes / KILOBYTE, 'KB'] : [bytes / KILOBYTE ** 2, 'MB']
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`
}

/** What is known of a film, in one line. */
export const aboutFilm = ({ width, height, seconds, bytes }: Pick<Film, 'width' | 'height' | 'seconds' | 'bytes'>): string =>
  [width && height ? `${width} × ${height} pixels` : '', lengthOf(seconds), sizeOf(bytes)].filter(Boolean).join(', ')
