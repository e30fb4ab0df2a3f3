/** What each process and the database hold, every few seconds, and whether it grows. */
import { readFileSync, readdirSync } from 'node:fs'
import { createConnection } from 'mysql2/promise'

/** Those that no fault ends. */
const lasting = ['api-2', 'storefront-2']
const mostGrowth = { 'MB': { share: 1.15, and: 20 }, 'open files': { share: 1.2, and: 20 } }
const mostMore = { connections: 20, jobs: 50 }

export class Samples {
  #taken = []

  static async open(product) {
    const samples = new Samples()
    samples.product = product
    return samples
  }

  async take() {
    const processes = Object.fromEntries(
      this.product.processes.map(({ name }) => [name, held(this.product.pidOf(name))])
    )
    this.#taken.push({ processes, database: await this.#database() })
  }

  /** Undefined while the database is away. */
  async #database() {
    const { DB_HOST, DB_PORT, DB_DATABASE } = this.product.settingsOf('worker')
    try {
      const client = await createConnection({
        ...{ host: DB_HOST, port: Number(DB_PORT), user: 'root', database: DB_DATABASE },
        connectTimeout: 2000,
      })
      const [[{ Value: connections }]] = await client.query(
        "show global status like 'Threads_connected'"
      )
      const [[{ jobs }]] = await client.query('select count(*) as jobs from queue_jobs')
      await client.end()
      return { connections: Number(connections), jobs: Number(jobs) }
    } catch {
      return undefined
    }
  }

  /** @returns whether everything is flat: the last quarter against the second */
  report() {
    const rows = lasting.flatMap((name) => {
      const of = (what) => this.#quarters((one) => one.processes[name]?.[what])
      return Object.entries(mostGrowth).map(([what, { share, and }]) => {
        const { early, late } = of(what)
        return { what: `${name}, ${what}`, early, late, isFlat: late <= early * share + and }
      })
    })
    for (const [what, more] of Object.entries(mostMore)) {
      const { early, late } = this.#quarters((one) => one.database?.[what])
      rows.push({ what, early, late, isFlat: late <= early + more })
    }
    console.log('\nmedians of the second and of the last quarter:')
    for (const { what, early, late, isFlat } of rows)
      console.log(`${isFlat ? '✔' : '✘'} ${what}: ${early} → ${late}`)
    return rows.every(({ isFlat }) => isFlat)
  }

  #quarters(read) {
    const quarter = Math.ceil(this.#taken.length / 4)
    const middle = (part) => {
      const values = part.map(read).filter((value) => value !== undefined)
      return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
    }
    return {
      early: middle(this.#taken.slice(quarter, 2 * quarter)),
      late: middle(this.#taken.slice(-quarter)),
    }
  }
}

/** Undefined while the process is away. */
function held(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return {
      'MB': Math.round(Number(status.match(/VmRSS:\s+(\d+)/)[1]) / 1024),
      'open files': readdirSync(`/proc/${pid}/fd`).length,
    }
  } catch {
    return undefined
  }
}
