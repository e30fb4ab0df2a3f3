import { OrderType } from '@zhuxue/api/terms/commerce'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { isShipped, isVideo } from '~/lib/courseTypes'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { OrderDetail } from '~/lib/http/apiTypes'
import { GroupInfo } from './shared/GroupInfo'
import { focusOnMount } from '~/lib/focusOnMount'
import styles from './PaymentDialog.module.css'

export function PaymentDone({ order }: { order: OrderDetail }) {
  const next = nextStep(order)
  return (
    <div className={styles.done}>
      <EmptyState icon={icons.check} text={outcomeOf(order)}>
        <p className={`price ${styles.amount}`}>
          <small>¥</small>
          {formatMoney(order.orderAmt)}
        </p>
      </EmptyState>
      <GroupInfo order={order} />
      <div className={styles.actions}>
        <a
          className={next ? 'btn' : 'btn btn--primary'}
          href={paths.order(order.orderId)}
          ref={next ? undefined : focusOnMount}
        >
          订单详情
        </a>
        {next && (
          <a className="btn btn--primary" href={next.href} ref={focusOnMount}>
            {next.text}
          </a>
        )}
      </div>
    </div>
  )
}

/** The title says that it was paid. */
function outcomeOf({ orderType, orderItems }: OrderDetail): string {
  const has = (kind: (type: number) => boolean) => orderItems?.some(({ courseType }) => kind(courseType))
  if (orderType === OrderType.Package) return '名额已经开通'
  if (has(isVideo)) return has(isShipped) ? '课程已经开通，图书将尽快寄出' : '课程已经开通'
  return has(isShipped) ? '我们会尽快寄出' : '已经开通'
}

/** Next, seats are assigned or videos watched; books need no action. */
function nextStep(order: OrderDetail): { text: string; href: string } | null {
  if (order.orderType === OrderType.Package) {
    return { text: '分配给学员', href: paths.assignUsers(order.orderId) }
  }
  const watchable = (order.orderItems ?? []).filter(({ courseType }) => isVideo(courseType))
  const [course] = watchable
  if (!course) return null
  return { text: '去学习', href: watchable.length === 1 ? paths.course(course.courseId) : paths.myCourse }
}
