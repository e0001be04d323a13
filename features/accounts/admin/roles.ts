import type { Role } from '@frontage/kit/wire/permission'

export const roleNames: Readonly<Record<Role, string>> = { owner: 'Owner', editor: 'Editor', moderator: 'Moderator' }

/** What a role may do, in a line. */
export const roleLines: Readonly<Record<Role, string>> = {
  owner: 'May do everything, and decides who else may sign in.',
  editor: 'Looks after the whole site: pages, pictures, look, forms, messages and reviews. Not who may sign in.',
  moderator: 'Decides about reviews and reads messages, and nothing else.',
}
