import type { EditorConfig } from '@frontage/kit/island/editor-config'
import type { Setting, SettingGroup } from '@frontage/parts/admin/setting'
import { messages } from '../../messages.fields'
import { settingsOf } from './settings-of'
import type { Shape } from './shape'

/** What somebody reads or sees, against how it looks and behaves. */
const content: readonly Setting['control'][] = [
  'line',
  'text',
  'html',
  'contributed',
  'picture',
  'list',
  'part',
  'variant',
  'names',
  'day',
  'moment',
]

/** The settings of a block in groups: its content, what its words put together, and the rest. */
export function groupsOf(props: Shape, owner: Pick<EditorConfig, 'labels' | 'start' | 'groups' | 'only'>): readonly SettingGroup[] {
  const { groups = [], only } = owner
  const settings = settingsOf(props, owner, '', only)
  const named = groups.flatMap((group) => group.settings)
  const rest = settings.filter(({ path }) => !named.includes(path))
  const isContent = ({ control }: Setting): boolean => content.includes(control)
  return [
    { title: messages.content, settings: rest.filter(isContent) },
    ...groups.map((group) => ({ title: group.title, settings: inOrder(settings, group.settings) })),
    { title: messages.appearance, settings: rest.filter((setting) => !isContent(setting)) },
  ]
}

const inOrder = (settings: readonly Setting[], paths: readonly string[]): Setting[] =>
  paths.flatMap((path) => settings.find((setting) => setting.path === path) ?? [])
