import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { sourceName } from '../../../admin/words'
import { listReviews } from '../../../wire.admin'

/** Every source that there are reviews of, after "All". */
export function useSources(): { readonly value: string; readonly label: string }[] {
  const { data } = useQuery({ queryKey: ['reviews', 'sources'], queryFn: () => send(listReviews, {}), staleTime: 60_000 })
  return [{ value: '', label: 'All' }, ...(data?.sources ?? []).map((source) => ({ value: source, label: sourceName(source) }))]
}
