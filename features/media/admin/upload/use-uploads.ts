import { useAdmin } from '@frontage/kit/admin/screen'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messages } from '../../messages.admin'
import { allFilms, allMedia } from '../keys'
import { Unsent } from './bring'
import { changed, issueOf, type MediaUpload } from './uploads'

type Task = { readonly key: string; readonly file: File }

/** Sends files one after the other; one that fails holds none of the others up. */
export function useUploads<Item>(bring: (file: File) => Promise<Item>, took: (item: Item) => void = () => undefined) {
  const { explain, announce } = useAdmin()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([])
  const queue = useRef(Promise.resolve())
  const change = (key: string, to: Partial<MediaUpload>): void => setUploads((all) => changed(all, key, to))

  const sendOne = async ({ key, file }: Task): Promise<boolean> => {
    change(key, { state: 'coming' })
    try {
      const item = await bring(file)
      change(key, { state: 'here' })
      took(item)
      return true
    } catch (error) {
      change(key, { state: 'failed', reason: error instanceof Unsent ? error.message : explain(error) })
      announce(messages.drop.failed(file.name))
      return false
    }
  }
  const sendAll = async (tasks: readonly Task[]): Promise<void> => {
    let here = 0
    for (const task of tasks) if (await sendOne(task)) here++
    if (here === 0) return
    announce(messages.drop.here(here))
    await Promise.all([allMedia, allFilms].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })))
  }
  const add = (files: readonly File[]): void => {
    const tasks = files.map((file) => ({ key: crypto.randomUUID(), file, fault: issueOf(file) }))
    const fresh = tasks.map(({ key, file, fault }): MediaUpload => {
      return { key, name: file.name, state: fault ? 'failed' : 'waiting', reason: fault ?? '' }
    })
    setUploads((all) => [...all.filter(({ state }) => state === 'waiting' || state === 'coming'), ...fresh])
    queue.current = queue.current.then(() => sendAll(tasks.filter(({ fault }) => !fault)))
  }
  return { uploads, add, clear: () => setUploads([]) }
}
