import { authMessages as words } from '../../messages.auth-pages'
import { signOut } from '../../wire.admin'
import { signInStep } from '../../wire.security'
import { AuthField, AuthForm } from './form'
import { type AuthPage, type Drawing, type SentAuthForm as Form, throughSignIn } from './page'
import { ScriptedPasskey } from './scripted-passkey'

const step: Form = {
  names: ['code'],
  take: async ({ code }, { ask, address }) => {
    await ask(signInStep, { code })
    return { to: throughSignIn(address) }
  },
}

/** What follows the right password: a code of the app, one of the recovery codes, or a passkey. */
export const secondStepPage: AuthPage = {
  draw: (drawing) => ({ title: words.stepTitle, lead: words.stepLead, body: <SecondStep drawing={drawing} /> }),
  forms: {
    code: step,
    recovery: step,
    again: {
      names: [],
      take: async (_typed, { ask, address }) => {
        await ask(signOut, {})
        return { to: address }
      },
    },
  },
}

function SecondStep({ drawing }: { readonly drawing: Drawing }) {
  const { code, passkey } = drawing.session.step ?? { code: true, passkey: false }
  return (
    <>
      {code ? <Codes drawing={drawing} /> : <p>{words.stepByPasskey}</p>}
      {passkey && <ScriptedPasskey address={drawing.address}>{words.yourPasskey}</ScriptedPasskey>}
      {!code && (
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
      )}
      <form method="post" action={drawing.address}>
        <input type="hidden" name="form" value="again" />
        <button className="auth-link" type="submit">
          {words.otherAccount}
        </button>
      </form>
    </>
  )
}

function Codes({ drawing }: { readonly drawing: Drawing }) {
  const isRecovery = drawing.sent === 'recovery'
  return (
    <>
      <AuthForm drawing={drawing} name="code" label={words.stepTitle} button={words.signIn}>
        <AuthField
          {...{ drawing, of: 'code', name: 'code', label: words.code, help: words.codeHelp, most: 60 }}
          inputMode="numeric"
          autoComplete="one-time-code"
          isFirst={!isRecovery}
        />
      </AuthForm>
      <details className="auth-more" open={isRecovery}>
        <summary>{words.useRecovery}</summary>
        <AuthForm drawing={drawing} name="recovery" label={words.useRecovery} button={words.signInWithRecovery}>
          <AuthField
            {...{ drawing, of: 'recovery', name: 'code', label: words.recovery, help: words.recoveryHelp, most: 60 }}
            autoComplete="off"
            isFirst={isRecovery}
          />
        </AuthForm>
      </details>
    </>
  )
}
