import { Icon } from '../icon/icon'

/** Keeps letters of joined scripts from growing together; WebKit drops a Latin letter before it. */
const APART = '\u200c'
/** Arabic, Syriac and N'Ko. */
const JOINED = /[\u0600-\u07ff]/

const tones = ['tussock', 'bay', 'linen', 'terracotta'] as const

type AvatarProps = {
  readonly name: string
  /** Lies above the initials, which show again when it cannot be fetched. */
  readonly picture?: string | undefined
}

/** Initials of a person on one of four colours, always the same one for the same name. */
export function Avatar({ name, picture }: AvatarProps) {
  return (
    <span className="avatar" data-tone={toneOf(name)} aria-hidden="true">
      {initialsOf(name)}
      {picture && <img className="avatar__picture" src={picture} alt="" width={44} height={44} loading="lazy" decoding="async" />}
    </span>
  )
}

/** A face for whoever is not to be told apart. */
export const MysteryAvatar = () => (
  <span className="avatar" aria-hidden="true">
    <Icon name="person" />
  </span>
)

function initialsOf(name: string): string {
  const words = name.split(/[\s&]+/).filter((word) => /^\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en')).join(JOINED.test(name) ? APART : '')
}

function toneOf(name: string): (typeof tones)[number] {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? 'linen'
}
