import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about header and footer. */
export const auditLabels: AuditLabels = {
  'frame.save': (target) => `saved a draft of the ${target}`,
  'frame.discard': (target) => `discarded the draft of the ${target}`,
  'frame.add-link': (target) => `added a link to ${target} to the menu`,
  'frame.remove-link': (target) => `removed the link to ${target} from the menu`,
  'frame.publish': (target) => `published the ${target}`,
}
