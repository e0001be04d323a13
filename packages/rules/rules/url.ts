import { isHost } from '../host'
import type { Check } from '../rule'

const schemes = /^(https?|ftps?|mailto|news|irc|irc6|ircs|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):/i

/** Schemes whose addresses must name a host. */
const needsHost = /^(?:https?|ftp)$/i

/** Browsers take up to two slashes of either kind before the host, and lose tabs and line ends. */
function hasHost(rest: string): boolean {
  const [, slashes = '', authority = ''] = /^([/\\]*)([^/\\?#]*)/.exec(rest.replace(/[\t\n\r]/g, '')) ?? []
  const afterUser = authority.slice(authority.lastIndexOf('@') + 1)
  return slashes.length <= 2 && isHost(afterUser)
}

function isUrl(text: string): boolean {
  const [start, scheme = ''] = schemes.exec(text) ?? []
  return start !== undefined && (!needsHost.test(scheme) || hasHost(text.slice(start.length)))
}

/** An address with a scheme of the list. Written out rather than left to `URL`, whose makers differ. */
export const url: Check = ({ texts }) => texts.every(isUrl)
