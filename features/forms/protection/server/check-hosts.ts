import type { PolicyHosts } from '@frontage/kit/feature.server'
import type { ContactForm } from '../../form'
import type { FormsStore } from '../../server/forms.store'

const KINDS = ['script', 'style', 'connect', 'frame'] as const

/** What the scripts of each service ask for, as the services themselves say. */
const services: Readonly<Record<Exclude<ContactForm['guard']['check'], 'own' | 'none'>, PolicyHosts>> = {
  recaptcha: {
    script: ['https://www.google.com', 'https://www.gstatic.com'],
    connect: ['https://www.google.com'],
    frame: ['https://www.google.com', 'https://recaptcha.google.com'],
  },
  turnstile: { script: ['https://challenges.cloudflare.com'], frame: ['https://challenges.cloudflare.com'] },
  hcaptcha: Object.fromEntries(KINDS.map((kind) => [kind, ['https://hcaptcha.com', 'https://*.hcaptcha.com']])),
}

/** What pages may ask of the services that the forms of the site have chosen as their bot check; nothing where none has. */
export async function checkHostsOf(forms: Pick<FormsStore, 'list' | 'find'>): Promise<PolicyHosts> {
  const known = await Promise.all((await forms.list()).map(({ id }) => forms.find(id)))
  const used = new Set(known.map((one) => one?.form.guard.check))
  const asked = Object.entries(services).flatMap(([name, hosts]) => (used.has(name as keyof typeof services) ? [hosts] : []))
  return Object.fromEntries(KINDS.map((kind) => [kind, asked.flatMap((hosts) => hosts[kind] ?? [])]))
}
