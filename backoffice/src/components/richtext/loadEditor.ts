/** The library of the editor calls what Chromium below 97 lacks. */
export async function loadEditor() {
  if (!('findLast' in Array.prototype)) await import('./missingFunctions')
  return import('./RichTextEditor')
}
