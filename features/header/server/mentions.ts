import type { Mentions } from '@frontage/kit/feature.server'
import { frameParts } from '../frame'
import type { FrameStore } from './frame.store'

const titles = { header: 'Header & menu', footer: 'Footer' } as const

/** Whether a file of the media stands in header or footer, as a draft or in public. */
export const mentionsIn =
  (store: FrameStore): Mentions =>
  async (file) => {
    const names = [`"${file}"`, `/${file}"`]
    const held = await Promise.all(
      frameParts.map(async (part) => {
        const [draft, [newest]] = await Promise.all([store.draft(part), store.versions(part)])
        const text = JSON.stringify([draft.frame, newest && (await store.version(part, newest.version))])
        return names.some((name) => text.includes(name)) ? [{ title: titles[part], at: `/pages/${part}` }] : []
      }),
    )
    return held.flat()
  }
