import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { Role } from '@frontage/kit/wire/permission'
import { messages } from '../messages'
import { migrations } from '../migrations'
import { addAccountRoute } from './add-account'
import { createAuditStore } from './audit.store'
import { changeAccountRoute } from './change-account'
import { changePasswordRoute } from './change-password'
import { createDemoLogin, type DemoLogin, type Login } from './demo-login'
import { forgetPasswordRoute } from './forget-password'
import { getMeRoute } from './get-me'
import { getSessionRoute } from './get-session'
import { listAccountsRoute } from './list-accounts'
import { listAuditRoute } from './list-audit'
import { rememberOwnerMail } from './owner-mail'
import { createPasswords, type Hasher } from './passwords'
import { rightsAmong } from './presenter'
import { createResetLinks } from './reset-link'
import { resetPasswordRoute } from './reset-password'
import { createSampleAccounts } from './sample-accounts'
import { setUpOwnerRoute } from './set-up-owner'
import { createSetUpToken } from './set-up-token'
import { signInRoute } from './sign-in'
import { signOutRoute } from './sign-out'
import { createStores } from './stores'
import { createThrottle } from './throttle.store'

export type AccountsFeature = Feature &
  Required<Pick<Feature, 'whoIs' | 'fixture' | 'demo' | 'notice' | 'passwordLink' | 'start'>> & {
    /** The token that makes the first owner, for the console and for nothing else; undefined when there is an owner. */
    readonly setUpToken: () => string | undefined
    /** The login of the demo's owner, as long as the password is the one that the demo chose. */
    readonly demoLogin: () => Promise<Login | undefined>
  }

export function createFeature(tools: Tools, hasher?: Hasher): AccountsFeature {
  const stores = createStores(tools)
  const throttle = createThrottle(tools)
  const demoLogin = createDemoLogin(tools.site)
  const setUpToken = createSetUpToken(stores)
  const rightsNow = (role: Role): string[] => rightsAmong(tools.registry.routes())(role)
  const rememberOwner = rememberOwnerMail(tools, stores)
  const resetLinks = createResetLinks({ ...tools, stores })
  const door = { ...tools, stores, throttle, demoLogin, setUpToken, resetLinks, passwords: createPasswords(hasher) }

  const routes = [
    getSessionRoute(door, rightsNow),
    getMeRoute(stores, rightsNow),
    signInRoute(door, rightsNow),
    signOutRoute(door),
    setUpOwnerRoute(door, rightsNow),
    changePasswordRoute(door),
    forgetPasswordRoute(door),
    resetPasswordRoute(door),
    listAccountsRoute(stores),
    addAccountRoute(door),
    changeAccountRoute(door),
    listAuditRoute(createAuditStore(tools.db)),
  ]

  return {
    routes,
    migrations: migrations(tools.engine),
    whoIs: stores.sessions.whoIs,
    ...createSampleAccounts(door),
    start: async () => {
      await Promise.all([stores.sessions.sweep(), throttle.sweep()])
      await setUpToken.renew()
      await rememberOwner()
    },
    notice: (base) => noticeOf(base, setUpToken.read(), demoLogin),
    passwordLink: resetLinks.linkOf,
    setUpToken: setUpToken.read,
    demoLogin: demoLogin.read,
  }
}

async function noticeOf(base: string, token: string | undefined, demoLogin: DemoLogin): Promise<string[]> {
  const login = await demoLogin.read()
  return [
    ...(token ? [messages.setUpNotice(`${base}/admin`, token)] : []),
    ...(login ? [messages.demoNotice(login.email, login.password)] : []),
  ]
}
