import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { RejectionReason } from '../../../review'

const RejectDropdown = lazyOver(
  () => import('./reject-dropdown').then(({ RejectDropdown }) => RejectDropdown),
  ({ children }) => children,
)
const RejectSheet = lazyOver(() => import('./reject-sheet').then(({ RejectSheet }) => RejectSheet))

type RejectMenuProps = {
  readonly name?: string
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly choose: (reason: RejectionReason) => void
}

/** The reasons for which a review may be turned down: a menu beside the button, or a sheet under the thumb. Both are made when they are first opened. */
export function RejectMenu({ name = 'Reject', isOpen, setOpen, choose }: RejectMenuProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const [isPressed, setPressed] = useState(false)
  const press = (): void => {
    setPressed(true)
    setOpen(true)
  }
  if (isNarrow)
    return (
      <>
        <Button variant="default" aria-haspopup="dialog" aria-expanded={isOpen} onClick={press}>
          {name}
        </Button>
        <Suspense>{wasOpen && <RejectSheet {...{ isOpen, setOpen, choose }} close={() => setOpen(false)} />}</Suspense>
      </>
    )
  const button = (
    <Button variant="default" rightSection={<IconChevronDown size={16} />} aria-haspopup="menu" aria-expanded={isOpen} onClick={press}>
      {name}
    </Button>
  )
  if (!wasOpen) return button
  return (
    <Suspense fallback={button}>
      <RejectDropdown {...{ isOpen, setOpen, choose }}>
        {/* Made anew around its menu; whoever pressed it finds the focus there again. */}
        <Button variant="default" rightSection={<IconChevronDown size={16} />} autoFocus={isPressed}>
          {name}
        </Button>
      </RejectDropdown>
    </Suspense>
  )
}
