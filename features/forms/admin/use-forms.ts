import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { listContactForms } from '../wire.admin'
import { formsKey } from './keys'

/** All forms, without what is in them. */
export const useForms = () =>
  useQuery({
    queryKey: formsKey,
    queryFn: () => send(listContactForms, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** The same for a field: when the list does not come, the field says so, and the rest of its screen stays. */
export const useFormNames = () => useQuery({ queryKey: formsKey, queryFn: () => send(listContactForms, {}) })
