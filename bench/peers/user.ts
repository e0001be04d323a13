import { spawnSync } from 'node:child_process'

/** Servers that refuse to work as root, or should not, are lent one of these users; anybody else keeps their own. */
export const isRoot = process.getuid?.() === 0

export const userNamed = (name: string): { readonly uid: number; readonly gid: number } => {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout))
  return { uid: uid!, gid: gid! }
}
