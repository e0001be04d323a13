import { addressOf } from '@frontage/kit/wire/address'
import { timeFor } from '@frontage/kit/wire/patience.client'
import { sendForText, WireError } from '@frontage/kit/wire/send.client'
import { onServer } from '@frontage/kit/wire/server.client'
import { deleteUploadAddress, uploadAddress } from '../../../../wire.address'
import { formMessages } from '../../../messages'
import { fileMessages as words } from '../../../messages.files'
import type { UploadEffect, UploadEvent } from '../../../upload-state'
import type { Chosen } from './drop.client'
import { heldNonce, renewNonce } from './nonce.client'
import { otherServers } from './other-servers.client'
import { problemIn, saysStale, type UploadOutcome, verdictIn } from './verdict.client'

type Next = (event: UploadEvent) => void
type Field = { readonly form: number; readonly name: string }

/** One folder a form and visit, which the server names with its first answer. */
const folders = new Map<number, string>()

/** Carries files to the server, each by itself, and back out again. */
export function createCarrier({ form, name }: Field) {
  const files = new Map<number, Chosen>()
  const trips = new Map<number, XMLHttpRequest>()

  const send = (id: number, chosen: Chosen, next: Next): Promise<UploadOutcome> =>
    new Promise<XMLHttpRequest>((resolve, reject) => {
      const trip = new XMLHttpRequest()
      trips.set(id, trip)
      trip.upload.onprogress = ({ loaded, total }) => next({ type: 'progressed', id, percent: (loaded / total) * 100 })
      trip.onload = () => resolve(trip)
      trip.timeout = timeFor(chosen.file.size)
      trip.ontimeout = trip.onerror = () => reject(new WireError('offline'))
      trip.onabort = () => reject(undefined)
      const { method, path } = addressOf(uploadAddress)
      const other = otherServers.get(form)
      trip.open(method, other ? other.server + path : onServer(path))
      trip.send(parcelOf(chosen, { form, name }))
    }).then(verdictIn)

  const start = async (id: number, next: Next): Promise<void> => {
    const chosen = files.get(id)
    if (!chosen) return
    try {
      if (!heldNonce(form)) await renewNonce(form)
      let verdict = await send(id, chosen, next)
      if ('isStale' in verdict && verdict.isStale) {
        await renewNonce(form)
        verdict = await send(id, chosen, next)
      }
      if ('problem' in verdict) return next({ type: 'failed', id, problem: verdict.problem })
      if (verdict.answer.success) folders.set(form, verdict.answer.data.path)
      next({ type: 'answered', id, answer: verdict.answer })
    } catch (reason) {
      if (reason) next({ type: 'failed', id, problem: problemOf(reason, words.notTaken) })
    }
  }

  const perform = (effect: UploadEffect, next: Next): void => {
    const { id } = effect
    if (effect.do === 'start') return void start(id, next)
    if (effect.do === 'delete') return void remove(effect.path, form).then((problem) => next({ type: 'deleted', id, problem }))
    trips.get(id)?.abort()
    files.delete(id)
  }

  return { hold: (id: number, chosen: Chosen) => void files.set(id, chosen), perform }
}

function parcelOf({ file, way }: Chosen, { form, name }: Field): FormData {
  const parcel = new FormData()
  const there = { form_id: otherServers.get(form)?.id ?? form, upload_folder: folders.get(form) ?? '' }
  const fields = { action: uploadAddress.name, type: way, security: heldNonce(form), ...there, upload_name: name }
  for (const [field, value] of Object.entries(fields)) parcel.set(field, String(value))
  parcel.set('upload-file', file, file.name)
  return parcel
}

/** Why it could not be deleted; empty: it is. */
async function remove(path: string, form: number): Promise<string> {
  const ask = async (): Promise<string> =>
    problemIn(await sendForText(deleteUploadAddress, { path, security: heldNonce(form), form_id: form }))
  try {
    const problem = await ask()
    if (!saysStale(problem)) return problem
    await renewNonce(form)
    const again = await ask()
    return saysStale(again) ? words.notDeleted : again
  } catch (reason) {
    return problemOf(reason, words.notDeleted)
  }
}

function problemOf(reason: unknown, otherwise: string): string {
  if (!(reason instanceof WireError)) return otherwise
  return reason.fault === 'offline' ? formMessages.offline : (reason.refusal?.message ?? otherwise)
}
