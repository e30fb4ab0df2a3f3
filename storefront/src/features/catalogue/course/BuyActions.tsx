import { purchaseTexts } from '@zhuxue/api/terms/commerce'
import { liveStatusNow } from '~/features/learning/live/liveStore'
import { LiveDot } from '~/features/learning/shared/LiveDot'
import { useOwned, type Owned } from '~/features/learning/shared/ownedStore'
import { studyAction } from '~/features/learning/shared/studyAction'
import { isVideo } from '~/lib/courseTypes'
import { day, formatMoney } from '~/lib/format'
import { useStore } from '~/lib/useStore'
import type { Course } from '~/lib/http/apiTypes'
import styles from './CourseBuyPanel.module.css'
import type { usePurchase } from './usePurchase'

type Props = { course: Course; target: number; price: number; purchase: ReturnType<typeof usePurchase> }

/** On a phone this is the bar above the menu. Nothing can be bought until it is known which courses the user owns. */
export function BuyActions(props: Props) {
  const { course, target, purchase } = props
  const mine = useOwned(target)
  if (mine) return <OwnedActions {...props} mine={mine} />
  const ready = purchase.ready && mine !== undefined

  return (
    <div className={styles.actions} data-action-bar data-scripted aria-busy={!ready}>
      <button type="button" className="btn btn--signal btn--large" disabled={!ready} onClick={purchase.buy}>
        立即购买
      </button>
      <button type="button" className="btn btn--large" disabled={!ready} onClick={purchase.addToCart}>
        加入购物车
      </button>
      {isVideo(course.courseType) && (
        <button
          type="button"
          className="btn btn--plain btn--large desktop-only"
          disabled={!ready}
          onClick={purchase.openBulk}
        >
          批量购买
        </button>
      )}
    </div>
  )
}

function OwnedActions({ course, target, price, purchase, mine }: Props & { mine: Owned }) {
  const video = isVideo(course.courseType)
  const liveStatus = useStore(liveStatusNow, null) ?? course.liveStatus
  const action = studyAction({ ...course, courseId: target, liveStatus }, { begun: mine.begun })
  return (
    <>
      {mine.extendedTo && (
        <p className={styles.renew}>
          需要更长时间？¥{formatMoney(price)} 可以延长至 {day(mine.extendedTo)}{' '}
          <button type="button" className="link" disabled={!purchase.ready} onClick={purchase.buy}>
            {purchaseTexts.renew}
          </button>
        </p>
      )}
      <div className={styles.actions} data-owned-bar data-action-bar data-scripted>
        <a className={`btn btn--large ${action.isWaiting ? '' : 'btn--primary'}`} href={action.href}>
          {action.isRunning && <LiveDot />}
          {action.text}
        </a>
        {video && (
          <button
            type="button"
            className="btn btn--plain btn--large desktop-only"
            disabled={!purchase.ready}
            onClick={purchase.openBulk}
          >
            {purchaseTexts.forOthers}
          </button>
        )}
      </div>
    </>
  )
}
