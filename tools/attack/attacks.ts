import { lockout } from './accounts/lockout.js'
import { newDevices } from './accounts/new_devices.js'
import { sessions } from './accounts/sessions.js'
import { signInBudget } from './accounts/sign_in_budget.js'
import type { Attack } from './attack.js'
import { pictures } from './files/pictures.js'
import { uploads } from './files/uploads.js'
import { brokenBodies } from './platform/broken_bodies.js'
import { halfRequests } from './platform/slowloris.js'
import { localPages } from './platform/local_pages.js'
import { pages } from './platform/pages.js'
import { paths } from './platform/paths.js'
import { spellings } from './platform/spellings.js'
import { workBeforeLimits } from './platform/work_before_limits.js'
import { callingPictures } from './texts/calling_pictures.js'
import { formulas } from './texts/formulas.js'
import { slowImports } from './texts/slow_imports.js'
import { slowTexts } from './texts/slow_texts.js'

/**
 * Attacks that need a whole product in production mode: floods, limits, malformed bytes, memory and waiting times. The
 * API tests cover what one call shows. The heaviest come last.
 */
export const attacks: Attack[] = [
  sessions,
  lockout,
  signInBudget,
  newDevices,
  formulas,
  slowTexts,
  slowImports,
  callingPictures,
  uploads,
  pictures,
  localPages,
  paths,
  spellings,
  pages,
  brokenBodies,
  workBeforeLimits,
  halfRequests,
]
