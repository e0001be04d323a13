// Files that may do what could be dangerous elsewhere, and why it is not there.

/** Put markup into a page. */
export const markup = {
  'packages/kit/island/render.server.tsx': 'what React has just drawn, and a note whose signs are escaped',
  'packages/kit/island/mount.client.tsx': 'what the server drew there before',
  'packages/kit/island/alone.client.ts': 'what the server drew, into a shadow root, on pages of others',
  'features/pages/editor/admin/editor/canvas/markup.tsx': 'what the server drew of a draft, in the editor of its owner',
  'features/reviews/site/pieces/kept/kept-icon.view.tsx': 'nothing: it keeps what stands in the page',
  'packages/parts/server-rendered/server-rendered.tsx': 'nothing: it keeps what stands in the page',
}

/** Start other programs; none for a file of a visitor. */
export const programs = {
  'apps/server/processes/serve-together.ts': 'itself once more, with words that are written in the code',
  'apps/server/bin/frontage.mjs': 'itself, with the Node of the packages where that of the machine is older',
  'apps/server/backup/own-backups.ts': 'itself, for a backup that keeps no visitor waiting',
  'apps/server/doctor/clock-service.ts': 'timedatectl, which says whether the clock is kept right',
  'packages/kit/storage/backup/postgres-snapshot.server.ts': 'pg_dump and pg_restore, for backups, without a shell',
}

/** Speak to other machines beside the one guard. */
export const outgoing = {
  'apps/server/doctor/look.ts': 'the public address of the site and the own port, from the command line of its operator',
  'packages/kit/post/call-out.server.ts': 'the one guard',
  'packages/kit/post/mail-server.server.ts': 'the name of the mail server that an owner set: every address of it is judged',
  'packages/kit/post/sender-records.server.ts': 'what the domain of the sender says about e-mails in its name',
  'packages/kit/storage/files/scanner.server.ts': 'the virus scanner that the operator named in a setting, never an address of an owner',
  'features/forms/protection/server/check-service.ts': 'addresses that stand in the program: those of the bot checks that an owner chose',
}

/** Numbers that need not be secret. */
export const random = {
  'packages/kit/post/health.server.ts': 'spreads the moments at which something is tried again',
  'packages/kit/post/job-work.server.ts': 'spreads the moments at which something is tried again',
}

/** SQL that no query builder knows; no value stands in it. */
export const rawSql = {
  'packages/kit/storage/append-only.server.ts': 'triggers, out of names in the code',
  'packages/kit/storage/postgres/shared-connections.server.ts': 'limits of time, out of a number in the code',
  'packages/kit/storage/sqlite/patient-sqlite.server.ts': 'begin immediate',
  'packages/kit/storage/backup/postgres-restore.server.ts': 'one name of a table, a constant',
  'packages/kit/storage/backup/postgres-snapshot.server.ts': 'names of tables that PostgreSQL itself gave, in quotes',
  'packages/kit/storage/move/postgres-side.server.ts': 'names of tables and columns that PostgreSQL itself gave, in quotes',
  'packages/kit/storage/move/postgres-target.server.ts': 'names of tables and columns that PostgreSQL itself gave, in quotes',
  'features/reviews/migrations/2026-11-23-review-search.ts': 'a step that never changes: extension and index',
  'features/reviews/migrations/2026-12-02-review-gone.ts': 'a step that never changes: triggers, out of names in the code',
}
