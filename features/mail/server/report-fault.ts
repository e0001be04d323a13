import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { reportIslandFault } from '../wire.faults'

/** Notes which island failed in somebody's browser; of islands that are none nothing is kept. */
export const reportFaultRoute = ({ islandFaults, registry }: Pick<Tools, 'islandFaults' | 'registry'>) =>
  answer(reportIslandFault)
    .allow(anyone)
    .with(async ({ island, kind }) => {
      if (registry.findBlock(island)) await islandFaults.note(island, kind)
      return {}
    })
