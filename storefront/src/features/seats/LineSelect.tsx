import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Picture } from '~/components/ui/Picture'
import { ProgressBar } from '~/components/ui/ProgressBar'
import type { OrderLine } from '~/lib/http/apiTypes'
import styles from './SeatsPage.module.css'

type Props = { lines: OrderLine[]; chosen: number; onChoose: (itemId: number) => void }

export function LineSelect({ lines, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.lines}>
      <legend className="visually-hidden">选择要分配的商品</legend>
      {lines.map((line) => (
        <label key={line.orderItemId} className={`sheet ${styles.line}`}>
          <input
            type="radio"
            name="line"
            checked={line.orderItemId === chosen}
            onChange={() => onChoose(line.orderItemId)}
          />
          {line.courseImgUrl ? (
            <Picture src={line.courseImgUrl} width={100} height={56} sizes="100px" widths={[200, 400]} />
          ) : (
            <span className={styles.plain}>
              <Icon path={icons.course} />
            </span>
          )}
          <span className={styles.name}>{line.orderItemName}</span>
          {line.seats && <Counts {...line.seats} />}
        </label>
      ))}
    </fieldset>
  )
}

function Counts({ bought, assigned, free, waiting }: NonNullable<OrderLine['seats']>) {
  return (
    <span className={styles.counts}>
      <ProgressBar label="已分配的名额" max={bought} value={assigned} className={styles.given} />
      <span>
        已购 <b>{bought}</b>
      </span>
      <span>
        已分配 <b>{assigned}</b>
      </span>
      <span>
        剩余 <b>{free}</b>
      </span>
      {waiting > 0 && (
        <span>
          待注册 <b>{waiting}</b>
        </span>
      )}
    </span>
  )
}
