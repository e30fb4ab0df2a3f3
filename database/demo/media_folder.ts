/**
 * Pictures, videos and documents of the demo, read from the source folder; compiled files are in `dist`
 * (scripts/compile.mjs).
 */
const isCompiled = new URL(import.meta.url).pathname.endsWith('.js')

export const mediaFolder = new URL(isCompiled ? '../../../database/demo/media/' : './media/', import.meta.url)
