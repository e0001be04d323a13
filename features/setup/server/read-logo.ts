import { contrastOf } from '@frontage/kit/contrast'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.admin'
import { readLogo } from '../wire.admin'
import { maySetUp } from './policy'
import type { SetupDesk } from './setup-desk'

/** Below this a shape can hardly be told from its ground (WCAG 2.2, 1.4.11). */
const SEEN = 3
const GROUND = { light: '#ffffff', dark: '#161c1d' } as const

/** The colour of a logo, as its pixels say, and how it is seen by day and by night. */
export const readLogoRoute = ({ library, registry }: SetupDesk) =>
  answer(readLogo)
    .allow(maySetUp)
    .with(async ({ file, look }) => {
      const name = file.replace(/\.\w+$/, '')
      const picture = (await library.find([name])).get(name)
      if (!picture) throw new Refusal('file-gone', messages.issues.fileGone, { status: 404, field: 'file' })
      const { colour } = picture
      const shades = colour ? registry.wholeLooks()?.readableIn(look, colour) : undefined
      return {
        colour,
        ...(shades ?? { light: colour, dark: colour }),
        isDimOnLight: colour !== '' && contrastOf(colour, GROUND.light) < SEEN,
        isDimOnDark: colour !== '' && contrastOf(colour, GROUND.dark) < SEEN,
      }
    })
