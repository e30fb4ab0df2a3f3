/** Polyfills what Chromium below 97 lacks before the editor is loaded. */
export async function loadEditor() {
  if (!('findLast' in Array.prototype)) await import('./missingFunctions')
  return import('./RichTextEditor')
}
