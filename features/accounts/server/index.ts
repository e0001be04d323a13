import type { Feature, Tools } from '@frontage/kit/feature.server'
import { messages } from '../messages'
import { migrations } from '../migrations'
import { createAuditStore } from './audit/audit.store'
import { listAuditRoute, listProblemsRoute } from './audit/list-audit'
import { authPages } from './auth-pages/auth-pages'
import { chooseLanguageRoute } from './choose-language'
import { createDemoLogin, type DemoLogin, type Login } from './demo-login'
import { createLetters } from './mails/letters'
import { mailLanguagesOf } from './mails/mail-languages'
import { rememberOwnerMail } from './mails/owner-mail'
import { createPasskeyCheck } from './passkeys/check-passkey'
import { ownPasskeyRoutes } from './passkeys/own-passkeys'
import { relyingPartyOf } from './passkeys/relying-party'
import { askForPasskeyRoute, signInWithPasskeyRoute } from './passkeys/use-passkey'
import { changePasswordRoute } from './password/change-password'
import { forgetPasswordRoute } from './password/forget-password'
import { createPasswords, type Hasher } from './password/passwords'
import { createResetLinks } from './password/reset-link'
import { resetPasswordRoute } from './password/reset-password'
import { addAccountRoute } from './people/add-account'
import { changeAccountRoute } from './people/change-account'
import { inviteRoutes } from './people/invite'
import { listAccountsRoute } from './people/list-accounts'
import { deleteRemoved, removeRoutes } from './people/remove-person'
import { createPersonal } from './personal'
import { createPresenter, type RightsOf, rightsAmong } from './presenter'
import { createSampleAccounts } from './sample-accounts'
import { createCodes } from './second-step/codes'
import { createDrop } from './second-step/drop'
import { secondStepRoutes } from './second-step/second-step'
import { getSignInRulesRoute, saveSignInRulesRoute } from './second-step/sign-in-rules'
import { changeEmailRoutes } from './security/change-email'
import { endOtherSessionsRoute, endSessionRoute } from './security/end-sessions'
import { getSecurityRoute } from './security/get-security'
import { reauthenticateRoute } from './security/reauthenticate'
import { setUpOwnerRoute } from './set-up/set-up-owner'
import { createSetUpToken, type SetUpToken } from './set-up/set-up-token'
import { createDevices } from './sign-in/devices'
import { getMeRoute } from './sign-in/get-me'
import { getSessionRoute } from './sign-in/get-session'
import { createGuard } from './sign-in/guard'
import { signInRoute } from './sign-in/sign-in'
import { signInStepRoute } from './sign-in/sign-in-step'
import { signOutRoute } from './sign-in/sign-out'
import { createStepTickets } from './sign-in/step-ticket'
import { createTries, type Tries } from './sign-in/tries'
import { createStores, type Stores } from './stores'
import { preferenceRoutes } from './weekly/preferences'
import { createWeekly } from './weekly/weekly'

export type AccountsFeature = Feature &
  Required<Pick<Feature, 'whoIs' | 'fixture' | 'demo' | 'notice' | 'passwordLink' | 'dropSecondStep' | 'start' | 'sweep'>> & {
    /** The token that makes the first owner, for the console and for nothing else; undefined when there is an owner. */
    readonly setUpToken: () => string | undefined
    /** The login of the demo's owner, as long as the password is the one that the demo chose. */
    readonly demoLogin: () => Promise<Login | undefined>
  }

export function createFeature(tools: Tools, hasher?: Hasher): AccountsFeature {
  const stores = createStores(tools)
  const tries = createTries(tools)
  const demoLogin = createDemoLogin(tools.site)
  const setUpToken = createSetUpToken(stores)
  const rightsNow = rightsOfAll(tools.registry)
  const rememberOwner = rememberOwnerMail(tools, stores)
  const letters = createLetters(tools)
  const resetLinks = createResetLinks({ ...tools, stores, letters })
  const relyingParty = relyingPartyOf(tools.publicUrl)
  const codes = createCodes(tools)
  const weekly = createWeekly({ ...tools, stores, rightsOf: rightsNow })
  const door = {
    ...{ ...tools, stores, tries, demoLogin, setUpToken, resetLinks, passwords: createPasswords(hasher) },
    ...{ codes, letters, relyingParty, guard: createGuard(tools), devices: createDevices(tools.keys) },
    ...{ presenter: createPresenter(rightsNow, { ...tools, stores }), stepTickets: createStepTickets({ ...tools, stores }) },
    checkPasskey: createPasskeyCheck(stores, relyingParty),
  }

  const routes = [
    ...[getSessionRoute(door), getMeRoute(door), signInRoute(door), signInStepRoute(door), signOutRoute(door), setUpOwnerRoute(door)],
    ...[changePasswordRoute(door), forgetPasswordRoute(door), resetPasswordRoute(door), ...changeEmailRoutes(door)],
    ...[chooseLanguageRoute(door), getSecurityRoute(door), endSessionRoute(door), endOtherSessionsRoute(door), reauthenticateRoute(door)],
    ...[...secondStepRoutes(door), ...ownPasskeyRoutes(door), askForPasskeyRoute(door), signInWithPasskeyRoute(door)],
    ...[listAccountsRoute(door), addAccountRoute(door), changeAccountRoute(door), ...inviteRoutes(door), ...removeRoutes(door)],
    ...[getSignInRulesRoute(door), saveSignInRulesRoute(door), ...preferenceRoutes(door)],
    ...[listAuditRoute(createAuditStore(tools.db)), listProblemsRoute(tools)],
  ]

  const sweep = () => sweepAll(door)

  return {
    ...{ routes, personal: [createPersonal(tools.db)] },
    migrations: migrations(tools.engine),
    ...{ whoIs: stores.sessions.whoIs, authPages, mailLanguages: mailLanguagesOf(stores.accounts) },
    ...createSampleAccounts(door),
    sweep,
    start: () => oneByOne(sweep, () => codes.reseal(stores), rememberOwner, weekly.start),
    notice: (base) => noticeOf(base, setUpToken, demoLogin),
    passwordLink: resetLinks.linkOf,
    dropSecondStep: createDrop(door),
    setUpToken: setUpToken.read,
    demoLogin: demoLogin.read,
  }
}

async function oneByOne(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step()
}

/** Deletes what nobody can use any more, and whoever was removed long ago. */
async function sweepAll(door: Pick<Tools, 'clock'> & { readonly stores: Stores; readonly tries: Tries }): Promise<void> {
  const { stores, tries } = door
  await Promise.all([stores.sessions.sweep(), stores.newEmails.sweep(), tries.sweep(), deleteRemoved(door)])
}

/** What each role may, among all features; looked up once, because routes are the same as long as the program runs. */
function rightsOfAll(registry: Tools['registry']): RightsOf {
  let known: { readonly routes: readonly unknown[]; readonly rightsOf: RightsOf } | undefined
  return (role) => {
    const routes = registry.routes()
    if (known?.routes !== routes) known = { routes, rightsOf: rightsAmong(routes) }
    return known.rightsOf(role)
  }
}

/** The token for the first owner is made by the process that prints it: others of the same site make none that nobody reads. */
async function noticeOf(base: string, setUpToken: SetUpToken, demoLogin: DemoLogin): Promise<string[]> {
  await setUpToken.renew()
  const token = setUpToken.read()
  const login = await demoLogin.read()
  return [
    ...(token ? [messages.setUpNotice(`${base}/admin`, token)] : []),
    ...(login ? [messages.demoNotice(login.email, login.password)] : []),
  ]
}
