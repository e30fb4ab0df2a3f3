import type Paper from '#exams/papers/paper'
import { readSetting } from '#settings/read_setting'

/** Of 100; the paper's own, or the default from the settings. */
export const passLineOf = async ({ passLine }: Pick<Paper, 'passLine'>): Promise<number> =>
  passLine ?? Number(await readSetting('passLine'))
