import { rules } from '@frontage/rules/rules'

/** Facts, §2: what OPTIONS tells of a form's rules, in the original's words. */
export const rulesDescribed = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Contact Form 7 SWV',
  description: 'Contact Form 7 SWV meta-schema',
  type: 'object',
  properties: {
    version: { type: 'string' },
    locale: { type: 'string' },
    rules: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          rule: { type: 'string', enum: Object.keys(rules) },
          field: { type: 'string', pattern: '^[A-Za-z][-A-Za-z0-9_:]*$' },
          error: { type: 'string' },
          accept: { type: 'array', items: { type: 'string' } },
          base: { type: 'string' },
          interval: { type: 'number', minimum: 0 },
          threshold: { type: 'string' },
        },
        required: ['rule'],
      },
    },
  },
} as const
