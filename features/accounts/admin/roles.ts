import type { Role } from '@frontage/kit/wire/permission'

export const roleNames: Readonly<Record<Role, string>> = { owner: 'Owner', editor: 'Editor', moderator: 'Moderator' }

/** What a role may do, in a line. */
export const roleLines: Readonly<Record<Role, string>> = {
  owner: 'May do everything, and decides who else may sign in.',
  editor: 'Decides about reviews and reads the mails of the site.',
  moderator: 'Decides about reviews, and nothing else.',
}
