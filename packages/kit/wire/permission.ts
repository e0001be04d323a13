export const roles = ['owner', 'editor', 'moderator'] as const
export type Role = (typeof roles)[number]

/** Who is asking. A visitor is anybody without a session. */
export type Actor =
  | { readonly role: 'visitor' }
  | {
      readonly role: Role
      readonly accountId: number
      readonly name: string
      readonly session: string
      /** Whether they gave a password or a passkey within the last minutes. */
      readonly isProved?: boolean
      /** In which they read the admin; '' or nothing where they follow their browser. */
      readonly language?: string
      /** The one right that is left to them until they have done what the site asks of them. */
      readonly only?: string
    }

export const visitor: Actor = Object.freeze({ role: 'visitor' })

/** A named right and the roles that hold it. Every route names one; a route without one stops the start. */
export type Permission = {
  readonly name: string
  readonly roles: readonly Role[] | 'public'
  /** What those without it are told with 403, where clients of other systems expect their words. */
  readonly refusal?: { readonly code: string; readonly message: string }
}

/** Declares a right: `permission('reviews.moderate', ['owner', 'editor'])`. */
export const permission = (name: string, holders: readonly Role[], refusal?: Permission['refusal']): Permission =>
  Object.freeze({ name, roles: holders, ...(refusal && { refusal }) })

/** Anybody may, signed in or not. */
export const anyone: Permission = Object.freeze({ name: 'public', roles: 'public' })

export const isAllowed = ({ name, roles: holders }: Permission, actor: Actor): boolean =>
  holders === 'public' || (actor.role !== 'visitor' && holders.includes(actor.role) && (actor.only ?? name) === name)
