import type { PresetProps } from '@frontage/kit/admin/fields'
import { useEffect } from 'react'
import { useFormNames } from '../../../admin/use-forms'

/** Chooses the only contact form there is. */
export function OnlyForm({ choose }: PresetProps) {
  const { data } = useFormNames()
  const only = data?.forms.length === 1 ? data.forms[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined) choose(only)
  }, [only, choose])
  return null
}
