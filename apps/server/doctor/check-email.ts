import { EmailRefused, type ServerFault } from '@frontage/kit/post/mail.server'
import { senderRecords } from '@frontage/kit/post/sender-records.server'
import { trySmtp } from '@frontage/kit/post/smtp-post.server'
import type { App } from '../app'
import type { ServerSettings } from '../settings'
import { type Finding, findingsAbout } from './finding'

const email = findingsAbout('E-mail')

const FAULTS: Readonly<Record<ServerFault, string>> = {
  'unknown-host': 'The name of the mail server is not known.',
  'no-answer': 'The mail server does not answer.',
  'sign-in': 'The mail server does not accept the user or the password.',
  encryption: 'The connection to the mail server cannot be encrypted.',
  refuses: 'The mail server turns us away.',
}

/** Whether e-mails can be sent, and whether others have reason to believe them. Nothing is sent. */
export async function* checkEmail({ outbox, mailing }: App, { smtpUrl, mailFrom }: ServerSettings): AsyncGenerator<Finding> {
  const named = smtpUrl ? undefined : await mailing.servers.read()
  if (!smtpUrl && !named) {
    yield email.warning(
      'No mail server is set: nobody gets an e-mail, they lie in the data folder.',
      'Set it in the admin under E-mails, or by SMTP_URL and MAIL_FROM.',
    )
    return
  }
  const refused = await trial(() => (named ? mailing.servers.open(named).then(trySmtp) : trySmtp(smtpUrl ?? '')))
  if (refused)
    yield email.fault(
      `${refused.server ? FAULTS[refused.server] : 'The mail server could not be used.'} (${refused.message})`,
      'Compare what is set (SMTP_URL, or under E-mails in the admin) with what your provider names.',
    )
  else yield email.good('The mail server lets us in.')
  yield* await sender(named?.from ?? mailFrom)
  const dead = await outbox.countDead()
  if (dead)
    yield email.warning(`${dead} ${dead === 1 ? 'e-mail' : 'e-mails'} could not be sent.`, 'The admin shows them and why, under E-mails.')
}

/** A name that leads nowhere is told as a server that takes nothing. */
const trial = async (attempt: () => Promise<EmailRefused | undefined>): Promise<EmailRefused | undefined> => {
  try {
    return await attempt()
  } catch (reason) {
    if (reason instanceof EmailRefused) return reason
    throw reason
  }
}

/** Others compare who sends an e-mail with what the domain of its sender says about that. */
async function sender(address: string): Promise<Finding[]> {
  if (!address.slice(address.lastIndexOf('@')).includes('.'))
    return [email.fault(`E-mails come from ${address}, which is nobody.`, 'Set MAIL_FROM to an address of your domain.')]
  const { domain, spf, dmarc } = await senderRecords(address)
  if (spf === 'unknown' || dmarc === 'unknown')
    return [email.unknown(`What ${domain} says about its senders could not be found out: no name server answered.`, 'Try again later.')]
  const missing = [spf === 'missing' && 'SPF', dmarc === 'missing' && 'DMARC'].filter((name) => name !== false)
  if (!missing.length) return [email.good(`${domain} says who may send in its name (SPF, DMARC).`)]
  return [
    email.warning(
      `${domain} has no ${missing.join(' and no ')} record: many providers take such e-mails for spam.`,
      'Your mail provider says what to put into the DNS of your domain.',
    ),
  ]
}
