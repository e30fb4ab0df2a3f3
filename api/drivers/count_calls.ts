import { vendorCalls, vendorSeconds } from '#core/metrics/metrics'
import { DriverFailure } from '#drivers/driver_failure'

/** Counts the calls of a driver by its method: `rejected` is a vendor that answered no, `failed` one that did not work. */
export function countCalls<Driver extends object>(role: string, driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, name) {
      // Get from the driver itself: a proxy has no private fields.
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const began = performance.now()
        const result: unknown = value.apply(target, args)
        // Without a promise nothing external was called.
        if (result instanceof Promise) count({ driver: role, call: String(name) }, began, result)
        return result
      }
    },
  })
}

function count(labels: { driver: string; call: string }, began: number, work: Promise<unknown>): void {
  const note = (result: string) => {
    vendorCalls.inc({ ...labels, result })
    vendorSeconds.observe(labels, (performance.now() - began) / 1_000)
  }
  work.then(
    () => note('ok'),
    (error: unknown) => note(error instanceof DriverFailure && error.rejectCode === null ? 'failed' : 'rejected')
  )
}
