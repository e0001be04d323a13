import type { ContactForm } from './form'

type Hook = Pick<ContactForm['actions']['webhooks'][number], 'id'>

/** What the key of a bot check is kept under: each service has its own. */
export const guardSecret = ({ check }: Pick<ContactForm['guard'], 'check'>): string => `guard:${check}`

/** What the address of another system is kept under. */
export const hookSecret = ({ id }: Hook): string => `webhook:${id}`

/** Whether the form asks a service, which wants a key. */
export const needsKey = ({ check }: Pick<ContactForm['guard'], 'check'>): boolean => check !== 'own' && check !== 'none'

/** The secrets that a form wants, set or not. */
export const secretNames = ({ guard, actions }: Pick<ContactForm, 'guard' | 'actions'>): string[] => [
  ...(needsKey(guard) ? [guardSecret(guard)] : []),
  ...actions.webhooks.map(hookSecret),
]
