import type { ServerFault } from '@frontage/kit/post/mail.server'
import { trySmtp } from '@frontage/kit/post/smtp-post.server'
import type { App } from '../app'
import type { ServerSettings } from '../settings'
import { type Finding, findingsAbout } from './finding'
import { textsOf } from './mail-names'

const email = findingsAbout('E-mail')

const FAULTS: Readonly<Record<ServerFault, string>> = {
  'unknown-host': 'The name of the mail server is not known.',
  'no-answer': 'The mail server does not answer.',
  'sign-in': 'The mail server does not accept the user or the password.',
  encryption: 'The connection to the mail server cannot be encrypted.',
  refuses: 'The mail server turns us away.',
}

/** Whether e-mails can be sent, and whether others have reason to believe them. Nothing is sent. */
export async function* checkEmail({ outbox }: App, { smtpUrl, mailFrom }: ServerSettings): AsyncGenerator<Finding> {
  if (!smtpUrl) {
    yield email.warning(
      'No mail server is set: nobody gets an e-mail, they lie in the data folder.',
      'Set SMTP_URL and MAIL_FROM to what your provider names.',
    )
    return
  }
  const refused = await trySmtp(smtpUrl)
  if (refused)
    yield email.fault(
      `${refused.server ? FAULTS[refused.server] : 'The mail server could not be used.'} (${refused.message})`,
      'Compare SMTP_URL with what your provider names.',
    )
  else yield email.good('The mail server lets us in.')
  yield* await sender(mailFrom)
  const dead = await outbox.countDead()
  if (dead)
    yield email.warning(`${dead} ${dead === 1 ? 'e-mail' : 'e-mails'} could not be sent.`, 'The admin shows them and why, under E-mails.')
}

/** Others compare who sends an e-mail with what the domain of its sender says about that. */
async function sender(address: string): Promise<Finding[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  if (!domain.includes('.'))
    return [email.fault(`E-mails come from ${address}, which is nobody.`, 'Set MAIL_FROM to an address of your domain.')]
  const [own, policy] = await Promise.all([textsOf(domain), textsOf(`_dmarc.${domain}`)])
  if (!own || !policy)
    return [email.unknown(`What ${domain} says about its senders could not be found out: no name server answered.`, 'Try again later.')]
  const missing = [
    !own.some((text) => /^v=spf1(?: |$)/i.test(text)) && 'SPF',
    !policy.some((text) => /^v=DMARC1(?:;|$)/i.test(text)) && 'DMARC',
  ].filter((name) => name !== false)
  if (!missing.length) return [email.good(`${domain} says who may send in its name (SPF, DMARC).`)]
  return [
    email.warning(
      `${domain} has no ${missing.join(' and no ')} record: many providers take such e-mails for spam.`,
      'Your mail provider says what to put into the DNS of your domain.',
    ),
  ]
}
