import { paths } from '~/lib/paths'
import styles from './OrderDetail.module.css'

/** Also for another person's order: both look like a missing page. */
export function OrderNotFound() {
  return (
    <div className={styles.missing}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h2>订单不存在</h2>
      <p>请核对订单号，或用下单时的账号登录后查看。</p>
      <p>
        <a className="btn btn--primary" href={paths.myOrder}>
          我的订单
        </a>
        <a className="btn" href={paths.home}>
          返回首页
        </a>
      </p>
    </div>
  )
}
