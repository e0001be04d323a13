import { setLocale } from './say'

// Files share a process: each begins with a site that has set nothing.
setLocale({ language: 'en', timeZone: 'UTC' })
