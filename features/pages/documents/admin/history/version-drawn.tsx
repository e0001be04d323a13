import { versionPage } from '@frontage/kit/island/preview.address'
import { useSize } from '@frontage/parts/admin/use-size'
import { useMediaQuery } from '@mantine/hooks'
import { messages } from '../../messages.admin'
import styles from './history.module.css'

/** Widths in pixels of the screens on which a version is shown; a phone at least. */
const PHONE = 390
const WIDE = 1280

type VersionDrawnProps = { readonly page: number; readonly version: number }

/**
 * A version as the site draws it: it can be looked at, and nothing in it does anything. No script comes along, and it has no
 * origin of its own; scripts are not forbidden on top of that, so that tools which look pages over can read it.
 */
export function VersionDrawn({ page, version }: VersionDrawnProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const { ref, width: room } = useSize()
  const width = isNarrow ? Math.max(PHONE, room) : WIDE
  const scale = room ? Math.min(1, room / width) : 1
  return (
    <div className={styles.drawn} ref={ref}>
      {/* One for each version: a frame that goes on to another one is a step of its own for the browser's Back. */}
      <iframe
        key={version}
        title={messages.history.drawn(version)}
        src={versionPage(page, version)}
        sandbox="allow-scripts"
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
