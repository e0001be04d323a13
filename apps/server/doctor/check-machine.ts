import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { IN_FOLDER } from '../data-folder/data-folder'
import type { ServerSettings } from '../settings'
import { clockIsKeptRight } from './clock-service'
import { type Finding, findingsAbout } from './finding'

const rights = findingsAbout('Permissions')
const time = findingsAbout('Time')
/** Rights of the group and of everybody else. */
const OTHERS = 0o077

/** Who runs this, who may read what the site keeps, and whether the clock is right. */
export async function* checkMachine({ dataDir }: ServerSettings): AsyncGenerator<Finding> {
  yield await whoOwns(dataDir)
  yield* await openToOthers(dataDir)
  yield await isSynchronized()
}

async function whoOwns(folder: string): Promise<Finding> {
  const { uid } = await stat(folder)
  const own = process.geteuid?.() ?? uid
  if (own === uid)
    return own === 0
      ? rights.warning('The site belongs to root.', OTHER_ACCOUNT)
      : rights.good('The data folder belongs to the account that runs this.')
  return rights.warning(
    `The data folder ${folder} belongs to another account (number ${uid}) than the one that runs this (${own}).`,
    'Run commands as the account of the server, or they leave files behind that it cannot open.',
  )
}

const OTHER_ACCOUNT = 'Run the server as an account of its own: whoever gets into it would have the whole machine.'

async function openToOthers(folder: string): Promise<Finding[]> {
  const names = [IN_FOLDER.database, IN_FOLDER.keys, IN_FOLDER.marker, IN_FOLDER.files, IN_FOLDER.mails]
  const places = [
    folder,
    ...(await readdir(folder)).filter((name) => (names as string[]).includes(name)).map((name) => path.join(folder, name)),
  ]
  const modes = await Promise.all(places.map(async (place) => ({ place, mode: (await stat(place)).mode })))
  const open = modes.filter(
    ({ place, mode }) => mode & OTHERS && ![IN_FOLDER.files, IN_FOLDER.mails].some((name) => place === path.join(folder, name)),
  )
  if (!open.length) return [rights.good('Nobody else on this machine can read what the site keeps.')]
  return open.map(({ place }) => rights.fault(`Others on this machine can read ${place}.`, `chmod go= ${place}`))
}

async function isSynchronized(): Promise<Finding> {
  const isKeptRight = await clockIsKeptRight()
  if (isKeptRight === undefined)
    return time.unknown('Whether the clock of this machine is kept right could not be found out.', 'Compare it: date --utc')
  if (isKeptRight) return time.good('The clock is kept right over the network.')
  return time.warning(
    'Nothing keeps the clock of this machine right.',
    'One-time codes and sign-in links fail when it is wrong. Turn it on: timedatectl set-ntp true',
  )
}
