import type { Feature, Tools } from '@frontage/kit/feature.server'
import { messages } from '../messages'
import { migrations } from './accounts.tables'
import { addAccountRoute } from './add-account'
import { createAuditStore } from './audit.store'
import { changeAccountRoute } from './change-account'
import { changePasswordRoute } from './change-password'
import { createDemoLogin, type Login } from './demo-login'
import { getMeRoute } from './get-me'
import { getSessionRoute } from './get-session'
import { listAccountsRoute } from './list-accounts'
import { listAuditRoute } from './list-audit'
import { createPasswords, type Hasher } from './passwords'
import { createSampleAccounts } from './sample-accounts'
import { newToken } from './secrets'
import { setUpOwnerRoute } from './set-up-owner'
import { signInRoute } from './sign-in'
import { signOutRoute } from './sign-out'
import { createStores } from './stores'
import { createThrottle } from './throttle.store'

export type AccountsFeature = Feature &
  Required<Pick<Feature, 'whoIs' | 'fixture' | 'demo' | 'notice' | 'start'>> & {
    /** The token that makes the first owner, for the console and for nothing else; undefined when there is an owner. */
    readonly setUpToken: () => string | undefined
    /** The login of the demo's owner, as long as the password is the one that the demo chose. */
    readonly demoLogin: () => Promise<Login | undefined>
  }

export function createFeature(tools: Tools, hasher?: Hasher): AccountsFeature {
  const stores = createStores(tools)
  const throttle = createThrottle(tools)
  const demoLogin = createDemoLogin(tools.site)
  let setUpToken: string | undefined
  const ownerMade = (): void => {
    setUpToken = undefined
  }
  const door = { ...tools, stores, throttle, demoLogin, ownerMade, passwords: createPasswords(hasher) }

  const routes = [
    getSessionRoute(door),
    getMeRoute(stores),
    signInRoute(door),
    signOutRoute(door),
    setUpOwnerRoute(door),
    changePasswordRoute(door),
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
      if (await stores.accounts.hasOwner()) return
      setUpToken = newToken()
      await stores.setUp.renew(setUpToken)
    },
    notice: async (base) => {
      const login = await demoLogin.read()
      return [
        ...(setUpToken ? [messages.setUpNotice(`${base}/admin`, setUpToken)] : []),
        ...(login ? [messages.demoNotice(login.email, login.password)] : []),
      ]
    },
    setUpToken: () => setUpToken,
    demoLogin: demoLogin.read,
  }
}
