import type { Module } from './page-parts'

const FRAME = /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|(?:player\.)?vimeo\.com)\//i

/** A video of YouTube or Vimeo by its address; undefined for any other. */
export function videoModule(address: string, title: string): Module | undefined {
  if (!FRAME.test(address)) return undefined
  const whole = address.startsWith('//') ? `https:${address}` : address.replace(/^http:/i, 'https:')
  return { block: 'video', props: { title: title.trim().slice(0, 120) || 'Video', address: whole.replaceAll('&amp;', '&') } }
}
