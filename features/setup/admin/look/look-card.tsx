import type { Scheme } from '@frontage/parts/admin/in-scheme'
import { Miniature } from '@frontage/parts/admin/miniature'
import { messages } from '../../messages.assistant'
import type { Setup } from '../../wire.admin'
import picks from '../assistant/fields.module.css'
import { previewAddress } from '../assistant/use-preview'

const words = messages.look

type LookCardProps = {
  readonly setup: Setup
  readonly look: Setup['looks'][number]
  readonly scheme: Scheme
  readonly isChosen: boolean
  readonly choose: () => void
}

/** A look as the owner's own home page wears it; the whole card is pressed. */
export const LookCard = ({ setup, look: { name, title, fit, colours }, scheme, isChosen, choose }: LookCardProps) => (
  <label className={picks.pick}>
    <input type="radio" name="look" value={name} checked={isChosen} onChange={choose} />
    <Miniature title={title} colours={colours} src={previewAddress(setup, { look: name })} scheme={scheme} />
    <span className={picks.pickName}>
      <b>{title}</b>
      <span>{isChosen ? words.chosen : fit && words.suits}</span>
    </span>
  </label>
)
