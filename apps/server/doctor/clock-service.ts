import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Whether the clock of this machine is compared with others, as systemd says; undefined where it cannot be asked. */
export async function clockIsKeptRight(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
    return stdout.trim() === 'yes'
  } catch {
    return undefined
  }
}
