import { spawn } from 'node:child_process'
import { at, node, quietly } from '../../scripts/toolbox.mjs'

const exec = '--import=@poppinss/ts-exec'

/**
 * People in a process of their own, until they are told that it is over.
 * @param script a file of tools/
 * @param made the file of `product.makeScene`
 */
export function startLoad(product, script, made, { env = {}, onMessage = () => {} } = {}) {
  const child = spawn(node(), [...quietly, exec, `../tools/${script}`, made], {
    cwd: at('api'),
    env: { ...process.env, ...product.settingsOf('worker'), TOPOLOGY_URL: product.url, ...env },
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', onMessage)
  const left = new Promise((resolve) => child.once('close', resolve))
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    end() {
      child.stdin.end()
      return left
    },
  }
}
