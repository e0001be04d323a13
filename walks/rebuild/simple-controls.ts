import type { Choice } from '../../packages/parts/admin/settings/setting'
import type { Bench, SettingOf, Task } from './controls'
import { chooseFilm } from './film-control'

export const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** Words and numbers that are written as they are; of numbers, none is an empty field. */
export async function writeLine({ hand }: Bench, { setting, around, to }: Task): Promise<void> {
  await hand.write(around.getByRole('textbox', { name: setting.label, exact: true }), asText(to ?? setting.otherwise))
}

/** Several words behind commas. */
export async function writeNames({ hand }: Bench, { setting, around, to }: Task): Promise<void> {
  await hand.write(around.getByRole('textbox', { name: setting.label, exact: true }), Array.isArray(to) ? to.join(', ') : '')
}

export async function turn({ hand }: Bench, { setting, around }: Task): Promise<void> {
  await hand.turn(around.getByRole('switch', { name: setting.label, exact: true }))
}

/** One of several words, or of several numbers. */
export async function choose(bench: Bench, task: Task<SettingOf<'choice' | 'step'>>): Promise<void> {
  const { setting, to } = task
  const value = to ?? setting.otherwise
  const none = setting.control === 'choice' ? setting.none : undefined
  await chooseNamed(bench, task, value === undefined ? none : labelIn(setting.choices, value))
}

export const labelIn = (choices: readonly Choice[], value: unknown): string | undefined =>
  choices.find((choice) => choice.value === String(value))?.label

export async function chooseNamed({ hand }: Bench, { setting, around }: Task, name = ''): Promise<void> {
  await hand.choose(around.getByRole('combobox', { name: setting.label, exact: true }), name)
}

export async function tickSeveral({ hand }: Bench, { setting, around, from, to }: Task<SettingOf<'several'>>): Promise<void> {
  const [before, after] = [from, to].map((value) => (Array.isArray(value) ? value.map(String) : []))
  for (const { value, label } of setting.choices)
    if (before?.includes(value) !== after?.includes(value)) await hand.turn(around.getByRole('checkbox', { name: label, exact: true }))
}

/** A link is written; what is kept elsewhere is chosen by its title. */
export async function fillContributed(bench: Bench, task: Task<SettingOf<'contributed'>>): Promise<void> {
  const { setting, around, to } = task
  if (setting.field.startsWith('film')) return chooseFilm(bench, task)
  if (setting.field === 'video-address')
    return bench.hand.write(around.getByRole('textbox', { name: setting.label, exact: true }), asText(to))
  if (setting.field !== 'href') return chooseNamed(bench, task, bench.titleOfStored(setting.field, Number(to ?? 0)))
  const field = around.getByRole('combobox', { name: setting.label, exact: true })
  await bench.hand.write(field, asText(to))
  await bench.hand.key('Tab')
}
