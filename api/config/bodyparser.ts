import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * No trimming and no conversion to null: a password keeps its spaces. JSON is read as text and parsed by
 * `core/http/read_input.ts`, which also limits it. Routes read multipart bodies themselves.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { limit: '20kb', trimWhitespaces: false, convertEmptyStringsToNull: false },
  json: { types: [] },
  raw: { types: ['application/json', 'application/*+json', 'text/*'] },
  multipart: { autoProcess: false, trimWhitespaces: false, convertEmptyStringsToNull: false },
})
