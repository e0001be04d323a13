import { isIP } from 'node:net'
import { version } from '../../../package.json'
import type { App } from '../app'
import type { ServerSettings } from '../settings'
import { type Finding, findingsAbout } from './finding'
import { addressesOf, type Certificate, look, type Seen } from './look'
import { createProbe, type Probe } from './probe'

const server = findingsAbout('Server')
const address = findingsAbout('Address')
const https = findingsAbout('HTTPS')
const proxy = findingsAbout('Proxy')

/** Nobody's address: it is for documents only. */
const MADE_UP = '203.0.113.77'
const DAY = 86_400_000
/** Days for which a certificate should be good: it is renewed earlier by those who renew by themselves. */
const SOON = 14

/** Whether the server answers, here and at its public address, and what it learns there of its visitors. */
export async function* checkAddress(app: App, settings: ServerSettings): AsyncGenerator<Finding> {
  const question = createProbe(app.keys, app.clock).write()
  const isRunning = yield* checkHere(settings, question)
  if (!settings.publicUrl) {
    yield address.warning(
      'PUBLIC_URL is not set: links in e-mails lead to this machine only.',
      'Set it to the address of the site, such as https://www.example.com',
    )
    return
  }
  if (isRunning) yield* checkPublic(settings.publicUrl, question, app.clock.now())
}

async function* checkHere({ host, port }: ServerSettings, question: string): AsyncGenerator<Finding, boolean> {
  const here = `http://${{ '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (isIP(host) === 6 ? `[${host}]` : host)}:${port}`
  const seen = await look(here, question).catch((reason: Error) => reason)
  if (seen instanceof Error) {
    yield server.fault(
      `No server answers at ${here}.`,
      'Start it (systemctl start frontage@site), and look at its log if it does not stay: journalctl -u frontage@site',
    )
    return false
  }
  if (!seen.probe) {
    yield server.fault(
      `What answers at ${here} is not the server of this site.`,
      'Another program or site uses that port: give one of them another PORT, or set DATA_DIR to the folder of the one that runs.',
    )
    return false
  }
  if (seen.probe.version === version) yield server.good(`Version ${version} answers at ${here}.`)
  else yield server.warning(`Version ${seen.probe.version} still runs, this is ${version}.`, 'Restart it.')
  return true
}

async function* checkPublic(publicUrl: string, question: string, now: Date): AsyncGenerator<Finding> {
  const { hostname, protocol } = new URL(publicUrl)
  const known = await addressesOf(hostname).catch(() => [])
  if (!known.length) {
    yield address.fault(
      `The name ${hostname} leads nowhere.`,
      'Make an A record (and an AAAA record for IPv6) for it in the DNS of your domain that leads to this machine.',
    )
    return
  }
  const seen = await look(publicUrl, question).catch((reason: Error) => reason)
  if (seen instanceof Error) {
    yield address.fault(
      `Nobody answers at ${publicUrl} (${known.join(', ')}): ${seen.message}`,
      'Start the proxy, and let ports 80 and 443 through the firewall. From some networks a site cannot reach itself by its public name: then try it from outside.',
    )
    return
  }
  if (protocol === 'https:') yield* checkSecure(seen.certificate, publicUrl, question, now)
  else
    yield https.fault(
      'PUBLIC_URL starts with http://: nobody can sign in, because browsers keep no session without HTTPS.',
      'Set up HTTPS, and PUBLIC_URL with https://',
    )
  yield* checkProxy(seen, { publicUrl, question, isHere: known.every(isLoopback) })
}

async function* checkSecure(certificate: Certificate | undefined, publicUrl: string, question: string, now: Date): AsyncGenerator<Finding> {
  const days = certificate ? Math.floor((certificate.ends.getTime() - now.getTime()) / DAY) : 0
  if (certificate?.doubt)
    yield https.fault(
      `Browsers do not believe the certificate: ${certificate.doubt}`,
      'Let the proxy fetch a new one; Caddy does so by itself, certbot for nginx.',
    )
  else if (days < SOON)
    yield https.warning(`The certificate ends in ${days} days.`, 'It should have been renewed by now: look at the log of the proxy.')
  else yield https.good(`The certificate is good for ${days} days.`)
  const plain = await look(publicUrl.replace(/^https:/, 'http:'), question).catch(() => undefined)
  const leads = plain?.location?.startsWith('https://') && plain.status >= 300 && plain.status < 400
  if (plain && !leads) yield https.warning('Who asks without HTTPS is not led to it.', 'Let the proxy redirect port 80 to HTTPS.')
}

/** `isHere`: the name leads to this machine without leaving it, so its requests look as if they came from the proxy itself. */
type Asked = { readonly publicUrl: string; readonly question: string; readonly isHere: boolean }

async function* checkProxy({ status, probe }: Seen, asked: Asked): AsyncGenerator<Finding> {
  const { publicUrl, question } = asked
  if (!probe) {
    yield status === 421
      ? proxy.fault('The proxy does not pass on by which name it was asked.', 'Let it pass on the Host header, as deploy/proxy shows.')
      : address.fault(
          `At ${publicUrl} something else than this site answers (${status}).`,
          'Let the name lead to this machine, and the proxy to PORT of this site.',
        )
    return
  }
  yield address.good(`${publicUrl} leads to this site.`)
  yield* passedOn(probe, asked)
  const forged = await look(publicUrl, question, { 'x-forwarded-for': MADE_UP }).catch(() => undefined)
  if (forged?.probe?.address === MADE_UP)
    yield proxy.fault(
      'Visitors can make up their address, and so get around every limit.',
      'Let the proxy overwrite X-Forwarded-For, as deploy/proxy shows.',
    )
}

function* passedOn({ address: visitor, isSecure }: Probe, { publicUrl, isHere }: Asked): Generator<Finding> {
  if (!isLoopback(visitor)) yield proxy.good(`Visitors are told apart: this request came from ${visitor}.`)
  else if (isHere)
    yield proxy.unknown(
      'Whether visitors are told apart could not be found out: the name leads to this machine itself here.',
      'Name the proxy in TRUSTED_PROXIES, and let it set X-Forwarded-For.',
    )
  else
    yield proxy.fault(
      'All visitors seem to come from the proxy, so they share one limit.',
      'Name the proxy in TRUSTED_PROXIES, and let it set X-Forwarded-For.',
    )
  if (publicUrl.startsWith('https:') && !isSecure)
    yield proxy.fault(
      'The server does not learn that visitors come over HTTPS.',
      'Name the proxy in TRUSTED_PROXIES, and let it set X-Forwarded-Proto.',
    )
}

const isLoopback = (visitor: string): boolean => visitor === '::1' || /^(?:::ffff:)?127\./.test(visitor)
