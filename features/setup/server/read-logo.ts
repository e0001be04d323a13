import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.admin'
import { readLogo } from '../wire.admin'
import { dimOn } from './logo-ground'
import { maySetUp } from './policy'
import type { SetupDesk } from './setup-desk'

/** The colour of a logo, as its pixels say, and whether it can be seen on light and on dark ground. */
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
        ...dimOn(colour),
      }
    })
