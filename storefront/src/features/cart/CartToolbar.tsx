import styles from './CartTable.module.css'
import type { useCart } from './useCart'

export function CartToolbar({ cart }: { cart: ReturnType<typeof useCart> }) {
  return (
    <div className={styles.modes}>
      <span className={styles.actions}>
        {cart.unavailable.length > 0 && (
          <button type="button" className="btn btn--plain btn--small" onClick={() => cart.remove(cart.unavailable)}>
            清除失效商品
          </button>
        )}
        <button type="button" className="btn btn--plain btn--small" onClick={() => cart.remove(cart.selected)}>
          删除选中
        </button>
      </span>
      <span className={styles.about}>
        {cart.bulk ? '只显示视频课程，每门可买多份分配给学员' : '给多名学员购买视频课程时打开'}
      </span>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={cart.bulk}
          onChange={(event) => cart.setBulk(event.target.checked)}
        />
        批量购买
      </label>
    </div>
  )
}
