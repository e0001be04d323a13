import type { Role } from '@frontage/kit/wire/permission'

export const roleNames: Readonly<Record<Role, string>> = { owner: 'Owner', editor: 'Editor', moderator: 'Moderator' }

/** What a role may do, in a line. */
export const roleLines: Readonly<Record<Role, string>> = {
  owner: 'Can do everything, and manages who can sign in.',
  editor: 'Manages the whole site: pages, pictures, theme, forms, messages and reviews. Cannot manage people.',
  moderator: 'Moderates reviews and reads messages, nothing else.',
}
