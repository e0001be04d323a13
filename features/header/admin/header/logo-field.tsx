import { ChoosePicture } from '@frontage/parts/admin/choose-picture'
import { Picture } from '@frontage/parts/picture'
import { Text } from '@mantine/core'
import { useId } from 'react'
import type { LogoPicture } from '../../header'
import styles from './sign.module.css'

export type LogoSlot = { readonly name: 'picture' | 'dark' | 'stuck' | 'stuckDark'; readonly label: string; readonly help: string }

type LogoFieldProps = {
  readonly slot: LogoSlot
  readonly value: unknown
  readonly error: string | undefined
  readonly change: (picture: LogoPicture | undefined) => void
}

const isPicture = (value: unknown): value is LogoPicture => typeof (value as LogoPicture | undefined)?.file === 'string'

/** One logo: chosen from the media, or brought from there. */
export function LogoField({ slot: { name, label, help }, value, error, change }: LogoFieldProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its frame around each logo
    <div role="group" aria-labelledby={titleId} className={styles.logo}>
      <div>
        <Text fw={600} id={titleId}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      {isPicture(value) && (
        <span className={styles.picture} data-plane={/dark/i.test(name) ? 'dark' : 'light'}>
          <Picture {...value} alt="" sizes="12rem" />
        </span>
      )}
      {error && (
        <Text size="sm" c="var(--color-danger)" role="alert">
          {error}
        </Text>
      )}
      <ChoosePicture
        isThere={isPicture(value)}
        take={({ file, width, height }) => change({ file, width, height })}
        remove={() => change(undefined)}
        words="Choose a picture"
        chooseLabel={isPicture(value) ? `Choose another: ${label}` : `Choose a picture: ${label}`}
        removeLabel={`Remove: ${label}`}
      />
    </div>
  )
}
