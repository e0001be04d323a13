import { isOfTheServer } from './addresses-in'

/** What a copied page has to know: the origin of its server, and the script that names it to the others. */
type Around = { readonly server: string; readonly script: string }

/** Attributes that lead somewhere, as React and our own writers of markup write them. */
const LEADS = / (action|formaction|href)="(\/(?!\/)[^"]*)"/g

/**
 * A page as it stands on a plain web server: what only the server answers leads there (forms, the admin, and lists that are
 * sorted, filtered or continued by their address), its scripts ask there, and it brings its content policy along, because no
 * header does.
 */
export function copiedPage(html: string, policy: string, { server, script }: Around): string {
  const led = html.replace(LEADS, (whole, name: string, address: string) =>
    name !== 'href' || isAnsweredByServer(address) ? ` ${name}="${server}${address}"` : whole,
  )
  const named = led.replace('<html ', `<html data-copy-of="${server}" `)
  const ruled = policy
    ? named.replace(META, (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${ruleFor(policy, server)}">`)
    : named
  return ruled.replace(FIRST_SCRIPT, (first) => `<script type="module" src="${script}"></script>${first}`)
}

const META = '<meta charset="utf-8">'
const FIRST_SCRIPT = '<script type="module" src="'

/** A file is the same whatever its query says, which names the version of a picture. */
function isAnsweredByServer(address: string): boolean {
  const [path = '', query] = address.split('#')[0]!.split('?')
  return isOfTheServer(path) || (query !== undefined && !/\.\w+$/.test(path))
}

/** What the page may ask its server beside the place where it stands. */
const ASKED = ['connect-src', 'form-action', 'img-src', 'media-src']
/** Browsers read these in a header alone. */
const IN_HEADERS = /^(?:frame-ancestors|report-to|report-uri|sandbox)\b/

function ruleFor(policy: string, server: string): string {
  const directives = policy.split('; ').filter((one) => !IN_HEADERS.test(one))
  const wider = directives.map((one) => (ASKED.includes(one.split(' ')[0]!) ? `${one} ${server}` : one))
  // Work for a form is done by a script that a line of its own fetches.
  return [...wider, "worker-src 'self' blob:"].join('; ').replaceAll('"', '&quot;')
}
