import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../messages.requests'
import { lookUpPerson } from '../../wire.privacy'

export type LookUpState = ReturnType<typeof useLookUp>

/** A person by their address: what is typed, and what was found. It stays in this page: an address is part of no link. */
export function useLookUp() {
  const { announce, explain } = useAdmin()
  const [address, setAddress] = useState('')
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (sought: string) => send(lookUpPerson, { address: sought }),
    onSuccess: ({ mailbox, kinds }) => announce(kinds.length ? messages.find.found(mailbox) : messages.find.nothing),
  })
  return {
    address,
    type: (text: string): void => {
      setAddress(text)
      if (data || error) reset()
    },
    look: (): void => {
      if (!isPending) mutate(address)
    },
    found: data,
    isLooking: isPending,
    error: error ? explain(error) : undefined,
  }
}
