import { addressOf } from '@frontage/kit/wire/address'
import { sendForText } from '@frontage/kit/wire/send.client'
import { formMessages } from '../../../messages'
import { fileMessages as words } from '../../../messages.files'
import type { UploadEffect, UploadEvent } from '../../../upload-state'
import type { UploadAnswer } from '../../../wire'
import { checkNonceAddress, deleteUploadAddress, uploadAddress } from '../../../wire.address'

type Next = (event: UploadEvent) => void
type Field = { readonly form: number; readonly name: string }

/** Facts, §9: what is said to a nonce that is too old. */
const isStale = (answer: UploadAnswer): boolean => !answer.success && /nonce/.test(answer.data)

let nonce = ''
let renewing: Promise<void> | undefined
/** One folder a visit, which the server names with its first answer. */
let folder = ''

/** A fresh nonce in place of the one that is held (facts, §9): `{ success, data }`, or `0` while the old one is good. */
function renew(): Promise<void> {
  renewing ??= askForNonce().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function askForNonce(): Promise<void> {
  const text = await sendForText(checkNonceAddress, { _ajax_nonce: nonce })
  try {
    const { success, data } = JSON.parse(text) as { success: boolean; data: string }
    if (success) nonce = data
  } catch {
    // `0`: it still is.
  }
}

/** Carries files to the server, each by itself, and back out again. */
export function createCarrier({ form, name }: Field) {
  const files = new Map<number, File>()
  const trips = new Map<number, XMLHttpRequest>()

  const send = (id: number, file: File, next: Next): Promise<UploadAnswer> =>
    new Promise<XMLHttpRequest>((resolve, reject) => {
      const trip = new XMLHttpRequest()
      trips.set(id, trip)
      trip.upload.onprogress = ({ loaded, total }) => next({ type: 'progressed', id, percent: (loaded / total) * 100 })
      trip.onload = () => resolve(trip)
      trip.onerror = () => reject(new Error(formMessages.offline))
      trip.onabort = () => reject(undefined)
      const { method, path } = addressOf(uploadAddress)
      trip.open(method, path)
      trip.send(parcelOf(file, { form, name }))
    }).then(answerIn)

  const start = async (id: number, next: Next): Promise<void> => {
    const file = files.get(id)
    if (!file) return
    try {
      if (!nonce) await renew()
      let answer = await send(id, file, next)
      if (isStale(answer)) {
        await renew()
        answer = await send(id, file, next)
      }
      if (answer.success) folder = answer.data.path
      next({ type: 'answered', id, answer })
    } catch (reason) {
      if (reason)
        next({ type: 'failed', id, problem: reason instanceof Error && reason.name === 'Error' ? reason.message : formMessages.offline })
    }
  }

  const perform = (effect: UploadEffect, next: Next): void => {
    const { id } = effect
    if (effect.do === 'start') return void start(id, next)
    if (effect.do === 'delete') return void remove(effect.path).then((problem) => next({ type: 'deleted', id, problem }))
    trips.get(id)?.abort()
    files.delete(id)
  }

  return { hold: (id: number, file: File) => void files.set(id, file), perform }
}

function parcelOf(file: File, { form, name }: Field): FormData {
  const parcel = new FormData()
  const fields = { action: uploadAddress.name, type: 'click', security: nonce, form_id: form, upload_name: name, upload_folder: folder }
  for (const [field, value] of Object.entries(fields)) parcel.set(field, String(value))
  parcel.set('upload-file', file, file.name)
  return parcel
}

/** A non-200 answer is a file that was too much for the server (portfolio and forms, §8). */
function answerIn({ status, responseText }: XMLHttpRequest): UploadAnswer {
  if (status === 403) return { success: false, data: 'nonce' }
  if (status !== 200) throw new Error(words.serverMax)
  try {
    return JSON.parse(responseText) as UploadAnswer
  } catch {
    throw new Error(formMessages.notJson)
  }
}

/** Why it could not be deleted; empty: it is. */
async function remove(path: string): Promise<string> {
  try {
    const { success, data } = JSON.parse(await sendForText(deleteUploadAddress, { path, security: nonce })) as {
      success: boolean
      data: string
    }
    return success ? '' : data
  } catch {
    return formMessages.offline
  }
}
