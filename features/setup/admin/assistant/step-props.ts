import type { Setup } from '../../wire.admin'
import type { PreviewView } from './use-preview'

/** What each step is drawn from. */
export type StepProps = { readonly setup: Setup; readonly view: PreviewView }
