import { useLocalStorage } from '@mantine/hooks'
import type { Panel } from './page-editing'

/** How much room there is: for panels on both sides of the canvas, on one, or in its place. */
export type Room = 'both' | 'beside' | 'alone'
/** Outline and palette stand on the one side, the settings on the other where there is room; elsewhere they share the first. */
export type Side = 'panels' | 'settings'
export type Folds = ReturnType<typeof useFolds>

/** Which sides of the canvas are folded away, kept in this browser. What is asked for unfolds by itself. */
export function useFolds(room: Room) {
  const [folded, setFolded] = useLocalStorage<readonly Side[]>({
    ...{ key: 'page-editor-folded', defaultValue: [], getInitialValueInEffect: false },
  })
  const fold = (side: Side, isFolded: boolean): void =>
    setFolded((now) => [...now.filter((one) => one !== side), ...(isFolded ? [side] : [])])
  return {
    names: room === 'alone' ? '' : folded.join(' '),
    isFolded: (side: Side): boolean => folded.includes(side),
    turn: (side: Side): void => fold(side, !folded.includes(side)),
    unfoldFor: (panel: Panel): void => fold(room === 'both' && panel === 'settings' ? 'settings' : 'panels', false),
  }
}
