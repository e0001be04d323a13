import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import type { Labels } from '@frontage/parts/admin/use-conflict'
import { messages, nameOf } from '../../../messages.admin'
import { derivedNames, mainNames } from '../../../palette'
import { letterGroups, shapeGroups } from './look-groups'
import { structureGroups } from './structure-groups'

const { light, dark } = messages.colours

const coloursOf = (path: 'light' | 'dark', scheme: string): Labels =>
  Object.fromEntries([
    ...mainNames.map((name) => [`${path}.main.${name}`, `${scheme}: ${nameOf(name)}`]),
    ...derivedNames.map((name) => [`${path}.own.${name}`, `${scheme}: ${nameOf(name)}`]),
  ])

/** What the settings of a theme are called, where two versions of it are compared. */
export const lookLabels: Labels = {
  ...coloursOf('light', light),
  ...coloursOf('dark', dark),
  ...labelsOf([...letterGroups, ...structureGroups, ...shapeGroups]),
  faces: messages.faces.title,
}
