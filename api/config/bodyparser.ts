import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * No trimming and no conversion to null: a password keeps its spaces. Multipart bodies are read by their own
 * routes.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { limit: '20kb', trimWhitespaces: false, convertEmptyStringsToNull: false },
  json: { limit: '1mb', trimWhitespaces: false, convertEmptyStringsToNull: false },
  multipart: { autoProcess: false, trimWhitespaces: false, convertEmptyStringsToNull: false },
})
