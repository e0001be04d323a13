import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about imports from WordPress. */
export const auditLabels: AuditLabels = {
  'wordpress.upload': (target) => `uploaded a WordPress export (${target})`,
  'wordpress.look': (target) => `looked at a WordPress export (${target})`,
  'wordpress.import': (target) => `started to import a WordPress site (${target})`,
  'wordpress.pause': (target) => `paused a WordPress import (${target})`,
  'wordpress.resume': (target) => `resumed a WordPress import (${target})`,
  'wordpress.again': (target) => `tried the missing pictures of a WordPress import again (${target})`,
}
