/**
 * Web APIs that the oldest supported browsers lack (Chromium 90, Safari 15.4, Firefox 102), or lack on pages without
 * https, with their replacements. Missing language features are rejected by TypeScript's `lib`.
 */
const instead = [
  ['URL', 'canParse', 'new URL() in try (Chromium 120, Safari 17)'],
  ['URL', 'parse', 'new URL() in try (Chromium 126, Safari 18)'],
  ['AbortSignal', 'timeout', '@zhuxue/api/timeout-signal (Chromium 103, Safari 16)'],
  ['AbortSignal', 'any', 'an AbortController that listens to both (Chromium 116, Safari 17.4)'],
  ['window', 'localStorage', 'lib/storage.ts: the access throws where site data is refused'],
  ['window', 'sessionStorage', 'lib/storage.ts: the access throws where site data is refused'],
  ['globalThis', 'localStorage', 'lib/storage.ts: the access throws where site data is refused'],
  ['globalThis', 'sessionStorage', 'lib/storage.ts: the access throws where site data is refused'],
  ['crypto', 'randomUUID', '@zhuxue/api/idempotency-key (https only)'],
  ['navigator', 'clipboard', '@zhuxue/api/copy-text (https only)'],
  ['Response', 'json', 'new Response(JSON.stringify()) (Chromium 105)'],
  ['document', 'startViewTransition', 'a transition of CSS (Chromium 111, Safari 18)'],
]
const methods = [
  ['requestSubmit', '~/lib/forms/requestSubmit (Safari 16)'],
  ['throwIfAborted', 'components/video/retry.ts has one (Chromium 100)'],
  ['showPopover', 'a fixed box, or what Overlays.tsx does (Chromium 114, Safari 17)'],
  ['hidePopover', 'a fixed box, or what Overlays.tsx does (Chromium 114, Safari 17)'],
  ['togglePopover', 'a fixed box, or what Overlays.tsx does (Chromium 114, Safari 17)'],
]
const globals = [
  ['localStorage', 'lib/storage.ts: the access throws where site data is refused'],
  ['sessionStorage', 'lib/storage.ts: the access throws where site data is refused'],
  ['structuredClone', 'a copy by hand (Chromium 98)'],
  ['OffscreenCanvas', 'a canvas of the page (Safari 16.4)'],
  ['CompressionStream', 'nothing: Safari has it since 16.4'],
  ['DecompressionStream', 'nothing: Safari has it since 16.4'],
  ['requestIdleCallback', 'lib/whenIdle.ts (Safari has none)'],
]
const because = (use) => `Some browsers lack it; use ${use}`

export const restrictedProperties = [
  ...instead.map(([object, property, use]) => ({ object, property, message: because(use) })),
  ...methods.map(([property, use]) => ({ property, message: because(use) })),
]
export const restrictedGlobals = globals.map(([name, use]) => ({ name, message: because(use) }))
