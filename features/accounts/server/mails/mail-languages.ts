import { type LanguageOf, mailLanguageOf } from '@frontage/kit/person-texts'
import type { AccountsStore } from '../accounts.store'

/** The language that each address is written to in: that which its person chose for the admin; others get that of the site. */
export const mailLanguagesOf = (accounts: Pick<AccountsStore, 'all'>) => async (): Promise<LanguageOf> => {
  const chosen = new Map((await accounts.all()).map(({ email, language }) => [email.toLowerCase(), language]))
  return (address, otherwise = mailLanguageOf('')) => mailLanguageOf(chosen.get(address.toLowerCase()) || otherwise)
}
