import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

/** How columns become fields where the default reading is not ours. */
export default {} satisfies SchemaRules
