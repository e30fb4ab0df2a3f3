import type { HttpContext } from '@adonisjs/core/http'
import ProcessImportsJob from '#transfer/admin/process_imports_job'

/** The schedule would start it within a minute, so a failing queue loses nothing. */
export async function dispatchImports({ logger }: HttpContext): Promise<void> {
  try {
    await ProcessImportsJob.dispatch({})
  } catch (error) {
    logger.error({ err: error }, 'an import waits for its schedule')
  }
}
