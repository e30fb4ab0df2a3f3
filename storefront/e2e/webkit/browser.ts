import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { freePort } from '../../../scripts/free_port.mjs'

/** The part of selenium-webdriver that the tests use; only `npm run test:full` installs it. */
export interface Driver {
  get: (url: string) => Promise<void>
  getCurrentUrl: () => Promise<string>
  findElements: (where: object) => Promise<Element[]>
  executeScript: <T>(script: string, ...scriptArgs: unknown[]) => Promise<T>
  takeScreenshot: () => Promise<string>
  navigate: () => { refresh: () => Promise<void> }
  manage: () => { window: () => { setRect: (size: object) => Promise<unknown> } }
  quit: () => Promise<void>
}

export interface Element {
  click: () => Promise<void>
  sendKeys: (...keys: string[]) => Promise<void>
  isDisplayed: () => Promise<boolean>
  isEnabled: () => Promise<boolean>
  isSelected: () => Promise<boolean>
  getAttribute: (name: string) => Promise<string | null>
}

/** WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout!, 'data')
  const port = await freePort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  })
  const stop = async () => {
    await ended(service)
    await ended(screen)
  }
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const options = { binary, args: ['--automation'] }

  const { Builder } = createRequire(import.meta.url)(process.env.WEBKIT_CLIENT!)
  /** Opens it with an empty storage. */
  const openBrowser = (): Promise<Driver> =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ 'browserName': 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build()
  return { openBrowser, stop }
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}
