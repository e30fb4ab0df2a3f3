import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readSetting } from '#settings/read_setting'

/** Whether the test of a course must be passed before its hours are uploaded (docs/product.md 10.3). */
export async function testsBeforeUpload(client?: QueryClientContract): Promise<boolean> {
  return (await readSetting('testBeforeUpload', client)) === '1'
}
