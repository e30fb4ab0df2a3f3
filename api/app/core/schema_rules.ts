import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

/** How columns become fields where the default reading is not ours. */
export default {
  types: {
    bigint: {
      tsType: 'number',
      imports: [],
      decorators: [{ name: '@column' }],
    },
    boolean: {
      tsType: 'boolean',
      imports: [{ source: '#core/columns', namedImports: ['yesNo'] }],
      decorators: [{ name: '@yesNo' }],
    },
  },
} satisfies SchemaRules
