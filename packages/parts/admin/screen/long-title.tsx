import { Title, Tooltip } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSize } from '../use-size'

type LongTitleProps = { readonly className?: string | undefined; readonly children: string }

/** The title of a screen. Where it is cut off, pointer and keyboard find all of it. */
export function LongTitle({ className, children }: LongTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { ref: size, width } = useSize<HTMLHeadingElement>()
  const ref = useMergedRef(title, size)
  const [isCut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on the width and the words
  useLayoutEffect(() => {
    if (title.current) setCut(title.current.scrollWidth > title.current.clientWidth)
  }, [width, children])
  return (
    <Tooltip label={children} disabled={!isCut} events={{ hover: true, focus: true, touch: true }} multiline maw="32rem">
      <Title ref={ref} order={1} className={className} tabIndex={isCut ? 0 : undefined}>
        {children}
      </Title>
    </Tooltip>
  )
}
