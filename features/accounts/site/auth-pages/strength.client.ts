import { strengthOf } from '../../strength'

/** Says below the field for a new password how well it would hold, while it is typed. */
export function tellStrength(place: HTMLElement): void {
  const field = place.querySelector('input')
  const meter = place.querySelector<HTMLElement>('[data-step], .auth-meter')
  const says = place.querySelector<HTMLElement>('[aria-live]')
  if (!field || !meter || !says) return
  // The server drew them, in the language of whoever reads the page.
  const sentences = new Map(
    Array.from(place.querySelectorAll<HTMLElement>('[data-verdict]'), ({ dataset, textContent }) => [dataset.verdict, textContent]),
  )
  const tell = (): void => {
    const { step, verdict, count } = strengthOf(field.value, [place.dataset.strength ?? '', ...othersOf(field)])
    meter.dataset.step = String(step)
    says.textContent = sentences.get(verdict)?.replace('{0}', String(count)) ?? ''
  }
  field.addEventListener('input', tell)
  tell()
}

/** What anybody knows about whoever chooses it: the name and the address that were typed beside it. */
const othersOf = ({ form }: HTMLInputElement): string[] =>
  ['name', 'email'].flatMap((name) => {
    const other = form?.elements.namedItem(name)
    return other instanceof HTMLInputElement ? [other.value] : []
  })
