import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import styles from './screen-head.module.css'

/** `href`: a screen; `goBack` where what is left has no address of its own. */
export type BackProps = { readonly label: string } & ({ readonly href: string } | { readonly goBack: () => void })

/** The way back to what something was opened from: `All pages`. It stands above the title, at the start of the line. */
export function Back({ label, ...way }: BackProps) {
  const look = { className: styles.back, variant: 'subtle', px: 'xs', leftSection: <IconArrowLeft size={18} /> } as const
  return 'href' in way ? (
    <Button component="a" href={way.href} {...look}>
      {label}
    </Button>
  ) : (
    <Button onClick={way.goBack} {...look}>
      {label}
    </Button>
  )
}
