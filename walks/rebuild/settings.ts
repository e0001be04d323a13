import { isDeepStrictEqual } from 'node:util'
import type { Locator } from '@playwright/test'
import { isRecord, type Setting, valueAt } from '../../packages/parts/admin/settings/setting'
import type { Bench, SettingOf, Task } from './controls'
import { groupNamed } from './controls'
import { fillList } from './list-control'
import { choosePicture } from './picture-control'
import { writeRichText } from './rich-text-control'
import { choose, chooseNamed, fillContributed, labelIn, tickSeveral, turn, writeLine, writeNames } from './simple-controls'

/** Brings settings from what is kept to what is wanted, from the first to the last; what holds anyway is left alone. */
export async function fillIn(bench: Bench, settings: readonly Setting[], around: Locator, from: unknown, to: unknown): Promise<void> {
  for (const setting of settings) {
    const task = { setting, around, from: at(from, setting), to: at(to, setting) }
    const [before, after] = [task.from, task.to].map((value) => value ?? setting.otherwise ?? nothing(setting))
    if (!isDeepStrictEqual(before, after)) await fill(bench, task)
  }
}

const at = (value: unknown, { path }: Setting): unknown => (path === '' ? value : valueAt(value, path))

/** What an empty field keeps where nothing has to be there. */
const nothing = ({ control }: Setting): unknown => (control === 'list' ? [] : control === 'flag' ? false : undefined)

async function fill(bench: Bench, task: Task): Promise<void> {
  const { setting } = task
  switch (setting.control) {
    case 'list':
      return fillList(bench, task as Task<SettingOf<'list'>>, fillIn)
    case 'part':
      return fillPart(bench, task as Task<SettingOf<'part'>>)
    case 'variant':
      return fillVariant(bench, task as Task<SettingOf<'variant'>>)
    case 'picture':
      return choosePicture(bench, task)
    case 'choice':
    case 'step':
      return choose(bench, task as Task<SettingOf<'choice' | 'step'>>)
    case 'several':
      return tickSeveral(bench, task as Task<SettingOf<'several'>>)
    case 'flag':
      return turn(bench, task)
    case 'contributed':
      return fillContributed(bench, task as Task<SettingOf<'contributed'>>)
    case 'html':
      return writeRichText(bench, task)
    case 'names':
    case 'numbers':
      return writeNames(bench, task)
    default:
      return writeLine(bench, task)
  }
}

/** Settings that belong together; those that may be left out are switched on first. */
async function fillPart(bench: Bench, { setting, around, from, to }: Task<SettingOf<'part'>>): Promise<void> {
  const { label, settings, start } = setting
  const group = groupNamed(around, label)
  const isSwitched = start !== undefined && isRecord(from) !== isRecord(to)
  if (isSwitched) await bench.hand.turn(group.getByRole('switch', { name: label, exact: true }))
  if (isRecord(to)) await fillIn(bench, settings, group, isSwitched ? start : from, to)
}

/** One of several kinds is chosen, and then its own settings are filled in. */
async function fillVariant(bench: Bench, task: Task<SettingOf<'variant'>>): Promise<void> {
  const { setting, around, from, to } = task
  const group = groupNamed(around, setting.label)
  const kind = setting.kinds.find(({ value }) => value === valueAt(to, setting.key))
  const isOther = valueAt(from, setting.key) !== kind?.value
  if (isOther) await chooseNamed(bench, { ...task, around: group }, kind ? labelIn(setting.kinds, kind.value) : 'None')
  if (kind) await fillIn(bench, kind.settings, group, isOther ? kind.start : from, to)
}
