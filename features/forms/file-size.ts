import { say } from '@frontage/kit/say'

/** `2.1 MB`, `390.6 KB`, `17 B`. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const [unit, name] = bytes < 1_048_576 ? [1024, 'KB'] : [1_048_576, 'MB']
  return say(`{size} ${name}`, { size: Number((bytes / unit).toFixed(1)) })
}
