import { deniedRoutes } from './access/denied_routes.js'
import { hiddenTexts } from './access/hidden_texts.js'
import { mustChange } from './access/must_change.js'
import { strangers } from './access/strangers.js'
import { wholeNumbers } from './access/whole_numbers.js'
import { doors } from './accounts/doors.js'
import { enrolment } from './accounts/enrolment.js'
import { lockout } from './accounts/lockout.js'
import { loginLog } from './accounts/login_log.js'
import { newDevices } from './accounts/new_devices.js'
import { promotion } from './accounts/promotion.js'
import { sessions } from './accounts/sessions.js'
import { signInBudget } from './accounts/sign_in_budget.js'
import { telephone } from './accounts/telephone.js'
import type { Attack } from './attack.js'
import { pictures } from './files/pictures.js'
import { uploads } from './files/uploads.js'
import { finishedChapter } from './learning/finished_chapter.js'
import { refundedHours } from './learning/refunded_hours.js'
import { notices } from './money/notices.js'
import { oneKey } from './money/one_key.js'
import { strictNumbers } from './money/strict_numbers.js'
import { zeroPrice } from './money/zero_price.js'
import { brokenBodies } from './platform/broken_bodies.js'
import { halfRequests } from './platform/half_requests.js'
import { localPages } from './platform/local_pages.js'
import { otherSites } from './platform/other_sites.js'
import { pages } from './platform/pages.js'
import { paths } from './platform/paths.js'
import { callingPictures } from './texts/calling_pictures.js'
import { spellings } from './platform/spellings.js'
import { workBeforeLimits } from './platform/work_before_limits.js'
import { formulas } from './texts/formulas.js'
import { hostileTexts } from './texts/hostile_texts.js'
import { names } from './texts/names.js'
import { reasons } from './texts/reasons.js'
import { slowImports } from './texts/slow_imports.js'
import { slowTexts } from './texts/slow_texts.js'
import { surrogate } from './texts/surrogate.js'

/** What loads the server most comes last. */
export const attacks: Attack[] = [
  ...[doors, sessions, lockout, signInBudget, telephone, loginLog, promotion, mustChange],
  ...[enrolment, newDevices],
  ...[deniedRoutes, strangers, wholeNumbers, hiddenTexts],
  ...[zeroPrice, strictNumbers, oneKey, notices],
  ...[finishedChapter, refundedHours],
  ...[surrogate, names, reasons, hostileTexts, formulas, slowTexts, slowImports, callingPictures],
  ...[uploads, pictures],
  ...[localPages, paths, otherSites, spellings, pages, brokenBodies],
  ...[workBeforeLimits, halfRequests],
]
