import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messages } from '../../messages.admin'
import { addMedia, type Media } from '../../wire.admin'
import { allMedia } from '../keys'
import { changed, faultOf, type PictureUpload } from './uploads'

type Task = { readonly key: string; readonly file: File }

/** Sends pictures one after the other; one that fails holds none of the others up. */
export function useUploads(took: (media: Media) => void) {
  const { explain, announce } = useAdmin()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const queue = useRef(Promise.resolve())
  const change = (key: string, to: Partial<PictureUpload>): void => setUploads((all) => changed(all, key, to))

  const sendOne = async ({ key, file }: Task): Promise<boolean> => {
    change(key, { state: 'coming' })
    try {
      const form = new FormData()
      form.set('file', file)
      const { media } = await send(addMedia, form)
      change(key, { state: 'here' })
      took(media)
      return true
    } catch (error) {
      change(key, { state: 'failed', reason: explain(error) })
      announce(messages.drop.failed(file.name))
      return false
    }
  }
  const sendAll = async (tasks: readonly Task[]): Promise<void> => {
    let here = 0
    for (const task of tasks) if (await sendOne(task)) here++
    if (here === 0) return
    announce(messages.drop.here(here))
    await client.invalidateQueries({ queryKey: allMedia })
  }
  const add = (files: readonly File[]): void => {
    const tasks = files.map((file) => ({ key: crypto.randomUUID(), file, fault: faultOf(file) }))
    const fresh = tasks.map(({ key, file, fault }): PictureUpload => {
      return { key, name: file.name, state: fault ? 'failed' : 'waiting', reason: fault ?? '' }
    })
    setUploads((all) => [...all.filter(({ state }) => state === 'waiting' || state === 'coming'), ...fresh])
    queue.current = queue.current.then(() => sendAll(tasks.filter(({ fault }) => !fault)))
  }
  return { uploads, add, clear: () => setUploads([]) }
}
