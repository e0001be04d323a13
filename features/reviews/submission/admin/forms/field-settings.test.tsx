import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldNames } from '../../../review-form'
import { standardForm } from '../../../standard-form'
import { Field } from '../../site/pieces/fields/field.view'
import { hasSetting, newField } from './form-fields'

const changes = { required: true, showLabel: false, placeholder: 'For example', before: 'Before', after: 'After' } as const

const drawn = (field: ReturnType<typeof newField>): string =>
  renderToStaticMarkup(<Field field={field} id="f" texts={standardForm.texts} />)

test.each(fieldNames)('R30: of %s is asked what it obeys, and nothing else', (name) => {
  const field = newField(name)
  const obeyed = Object.keys(changes).filter(
    (setting) => drawn({ ...field, [setting]: changes[setting as keyof typeof changes] }) !== drawn(field),
  )
  const asked = Object.keys(changes).filter((setting) => hasSetting(name, setting as keyof typeof changes))
  expect(obeyed).toEqual(asked)
})
