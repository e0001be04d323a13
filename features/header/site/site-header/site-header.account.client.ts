import { startAccount } from '../pieces/account/account.client'

for (const account of document.querySelectorAll<HTMLElement>('.site-header .account')) startAccount(account)
