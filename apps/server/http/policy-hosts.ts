import type { Feature, PolicyHosts } from '@frontage/kit/feature.server'

const kinds = ['script', 'style', 'image', 'media', 'connect', 'frame'] as const

/** What all features ask of others on every page, each origin once. */
export async function hostsOf(features: readonly Feature[]): Promise<PolicyHosts> {
  const all = await Promise.all(features.map((feature) => feature.hosts?.() ?? {}))
  const of = (kind: (typeof kinds)[number]): string[] => [...new Set(all.flatMap((hosts: PolicyHosts) => hosts[kind] ?? []))].sort()
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)]).filter(([, origins]) => origins?.length))
}
