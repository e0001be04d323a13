import type { AnyDatabase } from '../storage/database.server'
import type { Clock } from '../time/clock'
import { AT_ONCE, Hopeless, Unreachable } from './job.server'
import { type Email, EmailRefused, type Post, type Sending, type ServerFault } from './mail.server'
import { createMailStanding } from './mail-standing.server'

type Needs = { readonly db: AnyDatabase; readonly post: Post; readonly clock: Clock }

/** E-mails in a row, or the places that they were for, that were met with silence while none came through: then it is the server that is silent. */
const TOO_MANY = { letters: 2 * AT_ONCE.mail, places: 3 }

/** Whom an address belongs to, `example.com`. */
export const placeOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Sends e-mails for jobs: throws a Hopeless for what is refused for good, an Unreachable where nobody answers, and notes both for the owner. */
export function createMailCarrier({ db, post, clock }: Needs) {
  const standing = createMailStanding(db, clock)
  const silent: string[] = []
  let step = 0
  let worked = 0

  function faultOf({ server, isSilent }: EmailRefused, begun: number, place: string): ServerFault | undefined {
    if (!isSilent || worked > begun) return server
    silent.push(place)
    return silent.length >= TOO_MANY.letters || new Set(silent).size >= TOO_MANY.places ? 'no-answer' : undefined
  }

  return {
    standing: standing.read,

    send: async (letter: Email, how?: Sending): Promise<void> => {
      const begun = ++step
      try {
        await post.send(letter, how)
      } catch (reason) {
        if (!(reason instanceof EmailRefused)) throw reason
        if (reason.isFinal) throw new Hopeless(reason.message)
        const fault = faultOf(reason, begun, placeOf(letter.to))
        if (fault) await standing.failed(post.host ?? '', fault)
        throw fault || reason.isSilent ? new Unreachable(reason.message, fault ? 'all' : 'target') : reason
      }
      silent.length = 0
      worked = ++step
      if (post.host) await standing.worked()
    },
  }
}
