import { randomBytes } from 'node:crypto'
import type { ContactForm } from '../form'
import { guardSecret, hookSecret, needsKey, secretNames } from '../form-secrets'

type Hook = ContactForm['actions']['webhooks'][number]
export type Apart = { readonly form: ContactForm; readonly names: readonly string[]; readonly secrets: ReadonlyMap<string, string> }

const hostOf = (url: string): string => URL.parse(url)?.host ?? ''

/**
 * A form and its secrets, each by itself: only what is written anew is among `secrets`, `names` are those that the form
 * wants. Systems that are told are known by an id and their host from here on. `before`: the form as it is kept.
 */
export function setApart(form: ContactForm, before: ContactForm | undefined): Apart {
  const secrets = new Map<string, string>()
  const { guard, actions } = form
  if (guard.secretKey && needsKey(guard)) secrets.set(guardSecret(guard), guard.secretKey)
  const webhooks: Hook[] = []
  for (const [place, hook] of actions.webhooks.entries()) {
    const named = { ...hook, id: idOf(hook, before?.actions.webhooks[place], webhooks) }
    if (hook.url) secrets.set(hookSecret(named), hook.url)
    const known = before?.actions.webhooks.find(({ id }) => id === named.id)
    webhooks.push({ ...named, url: '', host: hook.url ? hostOf(hook.url) : (known?.host ?? hook.host) })
  }
  const kept = { ...form, guard: { ...guard, secretKey: '' }, actions: { ...actions, webhooks } }
  return { form: kept, names: secretNames(kept), secrets }
}

/** A system that comes without an id, as from an earlier export, is the one that stood there before with the same host. */
function idOf({ id, url }: Hook, before: Hook | undefined, taken: readonly Hook[]): string {
  const isFree = (one: string): boolean => !taken.some((hook) => hook.id === one)
  if (id && isFree(id)) return id
  if (!id && before && url && before.host === hostOf(url) && isFree(before.id)) return before.id
  return randomBytes(6).toString('hex')
}
