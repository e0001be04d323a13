import { anchorTo, type SearchContribution } from '@frontage/kit/admin/search'
import { holdsWords } from '@frontage/kit/text'
import { send } from '@frontage/kit/wire/send.client'
import { listAccounts } from '../../wire.admin'
import { roleNames } from '../roles'

export const search: SearchContribution = {
  right: 'accounts.manage',
  settings: [
    {
      label: 'Owners must use a second step',
      help: 'Owners sign in with a passkey, or with a one-time code after their password. Two-factor, 2FA.',
      group: 'Signing in',
      at: '/people',
    },
  ],
  actions: [{ label: 'Invite a person', words: 'add user editor moderator owner account team staff', at: '/people?invite=yes' }],
  records: [
    {
      title: 'People',
      isPersonal: true,
      find: async (words, most, signal) => {
        const { accounts } = await send(listAccounts, {}, signal)
        return accounts
          .filter(({ name, email, removedAt }) => removedAt === '' && holdsWords(`${name} ${email}`, words))
          .slice(0, most)
          .map(({ id, name, email, role }) => ({
            title: name,
            about: `${roleNames[role]}, ${email}`,
            at: `/people${anchorTo(`person-${id}`)}` as const,
          }))
      },
    },
  ],
}
