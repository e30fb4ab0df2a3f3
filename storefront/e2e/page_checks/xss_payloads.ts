import type { BrowserContext, Page } from '@playwright/test'
import { FormulaTags, TextTags } from '@zhuxue/api/rich-text'
import corpus from '../../../api/tests/fixtures/xss.json' with { type: 'json' }

/**
 * Texts that try to run something, by kind; the unit tests of both sanitizers use them too. The one with a NUL is left
 * out because the API rejects it.
 */
export const payloadsByKind: Record<string, string[]> = Object.fromEntries(
  Object.entries(corpus).map(([kind, texts]) => [kind, texts.filter((text) => !text.includes('\0'))])
)
export const payloads = Object.values(payloadsByKind).flat()

/** All of them as texts of limited length, none of them cut. */
export function packPayloads(maxLength: number, between = ' '): string[] {
  const packs: string[] = []
  for (const payload of payloads.filter(({ length }) => length <= maxLength)) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + between.length + payload.length <= maxLength) {
      packs[packs.length - 1] = last + between + payload
    } else packs.push(payload)
  }
  return packs
}

/**
 * Records what a payload does in any page of a context: its hook, a dialog, a request to its host, a policy violation.
 * With the policy off, the last cannot happen and the others must not.
 */
export async function watchForScripts(context: BrowserContext): Promise<string[]> {
  const done: string[] = []
  await context.exposeFunction('__noted', (what: string) => done.push(what))
  await context.addInitScript(() => {
    const noted = (what: string) => (window as unknown as { __noted: (what: string) => void }).__noted(what)
    Object.assign(window, { __xss: () => noted(`ran at ${location.href}`) })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noted(`${violatedDirective} ${blockedURI} at ${location.href}`)
    )
  })
  context.on('request', (request) => {
    if (/canary\.invalid/.test(new URL(request.url()).host)) done.push(`asked ${request.url()}`)
  })
  context.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return done
}

/** Attributes that the admin's editor writes on the elements of its text. */
const editorAttributes = ['class', 'style', 'contenteditable', 'draggable']

/** Markup that must not be in a page: handlers, frames, script URLs, elements that are not allowed. */
export function unexpectedMarkup(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ text, formula, editor }) => {
      const found: string[] = []
      const runs = /^[^a-z]*(javascript|vbscript|data:text|data:image\/svg)/i
      for (const element of document.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          const address = /(^|:)(href|src|action|formaction|data|srcdoc|poster|background)$/.test(name)
          if (name.startsWith('on')) found.push(`${element.localName} ${name}`)
          if (address && runs.test(value)) found.push(`${element.localName} ${name}=${value}`)
          if (address && /^([a-z]+:)?[/\\]{2}canary/i.test(value)) found.push(`${name}=${value}`)
        }
      }
      const never = 'iframe, frame, object, embed, applet, base, meta[http-equiv=refresh], marquee'
      for (const element of document.querySelectorAll(never)) found.push(element.outerHTML)
      for (const element of document.querySelectorAll('.prose *, [class*="prose"] *')) {
        const inFormula = element.parentElement?.closest('[data-formula]')
        const list = (inFormula ? formula : text)[element.localName]
        if (!list) found.push(`element ${element.outerHTML.slice(0, 80)}`)
        const isEdited = element.closest('[role=textbox][contenteditable=true]') !== null
        for (const { name } of element.attributes) {
          if (isEdited && editor.includes(name)) continue
          if (!list?.includes(name)) found.push(`attribute ${element.localName} ${name}`)
        }
      }
      return found
    },
    { text: TextTags, formula: FormulaTags, editor: editorAttributes }
  )
}
