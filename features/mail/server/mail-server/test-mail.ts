import type { AdminLanguage } from '@frontage/kit/admin-language'
import type { Tools } from '@frontage/kit/feature.server'
import { personTexts } from '@frontage/kit/person-texts'
import { EmailRefused } from '@frontage/kit/post/mail.server'
import { senderRecords } from '@frontage/kit/post/sender-records.server'
import { say } from '@frontage/kit/say'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { testMailTexts } from '../../messages.mail'
import { germanTestMail } from '../../messages.mail.de'
import { checkSender, sendTestMail } from '../../wire.mail-server'
import { maySetMailServer } from '../policy'

type Desk = Pick<Tools, 'db' | 'clock' | 'keys' | 'mailing' | 'registry' | 'site'>
type Sent = AnswerOf<typeof sendTestMail>

/** Noted of a site whose mail server took a test e-mail. */
export const TESTED = 'mail.tested'

/** Test e-mails of one person in so many seconds. */
const MOST_TESTS = 10
const WINDOW = 600

const wordsIn = /* @__PURE__ */ personTexts(testMailTexts, { de: germanTestMail })

/** Whether e-mails leave, and whether others have reason to believe them. */
export function testMailRoutes(desk: Desk): Route[] {
  const throttle = createThrottle(desk)
  return [
    answer(sendTestMail)
      .allow(maySetMailServer)
      .with(async ({ to }, { actor, language }) => {
        const who = actor.role === 'visitor' ? '' : String(actor.accountId)
        if (!(await throttle.isWithin(MOST_TESTS, 'test e-mail', who, WINDOW)))
          throw new Refusal('too-many-tests', messages.tooManyTests, { status: 429, retryAfter: WINDOW })
        return sent(desk, to, language)
      }),
    answer(checkSender)
      .allow(maySetMailServer)
      .with(() => senderRecords(desk.mailing.from())),
  ]
}

/** `language`: that of whoever asks, where the address is nobody's. */
async function sent({ mailing, registry, site }: Desk, to: string, language: AdminLanguage | undefined): Promise<Sent> {
  const name = (await site.read('name')) || new URL(`mail://${mailing.from()}`).hostname
  try {
    const words = wordsIn((await registry.mailLanguages())(to, language))
    const says = await mailing.sendNow({ to, subject: say(words.subject, { site: name }), text: say(words.text, { site: name }) })
    if (says === undefined) throw new Refusal('no-mail-server', messages.noServer, { status: 409 })
    await site.write(TESTED, 'yes')
    return { isTaken: true, says, fault: '' }
  } catch (reason) {
    if (!(reason instanceof EmailRefused)) throw reason
    return { isTaken: false, says: reason.message, fault: reason.server ?? '' }
  }
}
