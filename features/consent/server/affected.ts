import type { Affected, PersonalData } from '@frontage/kit/personal.server'

type Found = { who: string; names: Set<string>; records: { kind: string; id: number; at: string }[]; data: Set<string> }

/** Everybody of whom something came in or changed, each once: by their address, or by the record where none was given. */
export async function affectedBy(parts: readonly PersonalData[], from: string, to: string): Promise<Affected[]> {
  const found = new Map<string, Found>()
  for (const { kind, touched } of parts)
    for (const { id, at, mailboxes, name, data } of await touched(from, to))
      for (const who of mailboxes.length ? mailboxes : [`${kind} ${id}`]) {
        const one = found.get(who) ?? { who, names: new Set(), records: [], data: new Set() }
        found.set(who, one)
        if (name) one.names.add(name)
        one.records.push({ kind, id, at })
        for (const what of data) one.data.add(what)
      }
  return [...found.values()].map(({ names, data, ...rest }) => ({ ...rest, names: [...names], data: [...data] }))
}
