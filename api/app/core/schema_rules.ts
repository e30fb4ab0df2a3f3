import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

export default {
  types: {
    bigint: { tsType: 'number', imports: [], decorators: [{ name: '@column' }] },
    boolean: {
      tsType: 'boolean',
      imports: [{ source: '#core/columns', namedImports: ['booleanColumn'] }],
      decorators: [{ name: '@booleanColumn' }],
    },
  },
} satisfies SchemaRules
