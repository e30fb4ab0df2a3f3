import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Nothing is trimmed or turned into null behind our back: a password keeps its spaces. Multipart bodies
 * are read by the one route that expects them.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { limit: '20kb', trimWhitespaces: false, convertEmptyStringsToNull: false },
  json: { limit: '1mb', trimWhitespaces: false, convertEmptyStringsToNull: false },
  multipart: { autoProcess: false, trimWhitespaces: false, convertEmptyStringsToNull: false },
})
