import type { Plugin, Rolldown } from 'vite'
import { antdStyles } from './antdStyles.ts'
import { titles } from './titles.ts'
import { menuKey } from '../src/pages/menuKey.ts'
import { SessionStorage } from '../../api/app/accounts/sessions/terms.ts'

type Bundle = Rolldown.OutputBundle

const base = '/board/'
const known = 'virtual:known'
const starter = 'src/page-skeleton/main.ts'

/** The tags that Vite adds to the head: the entry, its imports and its styles. */
const tags = /^ *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*?(?:src|href)="([^"]+)".*\n/gm

/**
 * Paints the page skeleton before the admin is loaded: its files wait in a template, which `src/page-skeleton` opens
 * after the first paint. They are listed in the order in which they can be evaluated one by one.
 */
export function firstPaint(): Plugin {
  const antdPieces: string[] = []
  return {
    name: 'first-paint',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: starter, name: 'start' })
      for (const source of antdStyles()) {
        const name = `antd-${antdPieces.length}.css`
        this.emitFile({ type: 'asset', name, source })
        antdPieces.push(name)
      }
    },
    resolveId: (id) => (id === known ? `\0${known}` : undefined),
    // Copied at each build: a module shared with the admin would be another file before the first paint.
    async load(id) {
      if (id !== `\0${known}`) return
      const values = Object.entries({ titles: await titles(), sessionKey: SessionStorage.session, menuKey })
      return values.map(([name, is]) => `export const ${name} = ${JSON.stringify(is)}`).join('\n')
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!filename.endsWith('/index.html') || !bundle) return
        const files = [...html.matchAll(tags)].map(([, file]) => file!.slice(base.length))
        const first = starterOf(bundle)
        const styles = [
          ...antdPieces.map((name) => styleLink(assetOf(bundle, name), ' data-antd')),
          ...files.filter((file) => file.endsWith('.css')).map((file) => styleLink(file)),
        ]
        const scripts = inOrder(bundle, files)
        return html
          .replaceAll(tags, '')
          .replace('</head>', `  <script type="module" src="${base}${first}"></script>\n  </head>`)
          .replace(
            '<!-- board -->',
            ['<template id="board">', ...styles, ...scripts.map(scriptLink)].join('\n      ') + '\n    </template>'
          )
      },
    },
  }
}

const styleLink = (file: string, mark = '') => `<link rel="stylesheet"${mark} href="${base}${file}">`
const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="${base}${file}">`

function starterOf(bundle: Bundle): string {
  const file = fileOf(bundle, ({ name }) => name === 'start')
  const part = bundle[file]
  if (part?.type !== 'chunk' || part.imports.length > 0)
    throw new Error('The starter waits for a file of the board: the first paint would too')
  return file
}

function fileOf(bundle: Bundle, is: (part: Bundle[string]) => boolean): string {
  const found = Object.values(bundle).find(is)
  if (!found) throw new Error('A part of the first paint was not built')
  return found.fileName
}

const assetOf = (bundle: Bundle, name: string) =>
  fileOf(bundle, (part) => part.type === 'asset' && part.names.includes(name))

/** Dependencies come before their importers. */
function inOrder(bundle: Bundle, files: string[]): string[] {
  const sorted = new Set<string>()
  const seen = new Set<string>()
  const add = (file: string) => {
    const part = bundle[file]
    if (seen.has(file) || part?.type !== 'chunk') return
    seen.add(file)
    for (const needed of part.imports) add(needed)
    sorted.add(file)
  }
  for (const file of files) add(file)
  return [...sorted]
}
