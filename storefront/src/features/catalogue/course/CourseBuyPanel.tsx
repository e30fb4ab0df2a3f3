import { useState } from 'react'
import { CodeTypes, CourseType, lowestPrice, messages, trialText } from '@zhuxue/api/terms/catalogue'
import { codeTexts, messages as purchaseMessages } from '@zhuxue/api/terms/commerce'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Price } from '~/components/ui/Price'
import { lazyPart } from '~/components/ui/loading/lazyPart'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { QuantityInput } from '~/components/ui/QuantityInput'
import { detailQuantityLimit } from '~/features/cart/cart'
import { AccessLine } from '~/features/learning/shared/AccessLine'
import { useCredited, useOwned, useOwnedCount } from '~/features/learning/shared/ownedStore'
import { openPlayer } from '~/features/learning/playback/openPlayer'
import { LiveCodeEntry } from '~/features/learning/shared/LiveCodeEntry'
import { paths } from '~/lib/paths'
import type { Chapter, Course, Model } from '~/lib/http/apiTypes'
import styles from './CourseBuyPanel.module.css'

import { isBundle, isShipped, isVideo } from '~/lib/courseTypes'
import { BetterPrice } from './BetterPrice'
import type { LowerPrices } from './lowerPrices'
import { BuyActions } from './BuyActions'
import { ModelChoice } from './ModelChoice'
import { usePurchase } from './usePurchase'

const UncountedNote = lazyPart(() =>
  import('~/features/certificates/shared/UncountedNote').then((module) => module.UncountedNote)
)
const BulkBuyDialog = lazyDialog(() => import('~/features/checkout/shared/BulkBuyDialog'))

type Props = {
  course: Course
  /** The course's own variants, or those of its parent. */
  models: Model[]
  parentCourseId: number | null
  /** The preview chapter. */
  trial: Chapter | null
  book: Pick<Course, 'courseId' | 'courseName' | 'coursePrice' | 'courseType'> | null
  lowerPrices: LowerPrices | null
}

/** docs/product.md 2.11. */
export default function CourseBuyPanel({ course, models, parentCourseId, trial, lowerPrices, ...related }: Props) {
  const book = isTextbook(related.book) ? related.book : null
  const [chosen, setChosen] = useState<Model | null>(
    () => models.find((model) => parentCourseId !== null && model.modelCode === course.courseId) ?? null
  )
  const mustChoose = models.length > 0 && !isBundle(course)
  const lowest = mustChoose && !chosen ? lowestPrice(models) : null
  const shown = chosen ?? lowest?.model ?? course
  const video = isVideo(course.courseType)
  const target = chosen?.modelCode ?? course.courseId
  const choose = (model: number) => setChosen((now) => models.find(({ modelCode }) => modelCode === model) ?? now)
  const purchase = usePurchase({
    course,
    target,
    name: chosen?.modelName ?? course.courseName,
    book,
    choose,
    price: shown.coursePrice,
    chosen: mustChoose ? (chosen?.modelCode ?? null) : undefined,
  })
  const sold = course.coursePrice > 0 || mustChoose
  const mine = useOwned(target)
  const credited = useCredited(target)
  const parts = useOwnedCount(isBundle(course) ? models.map(({ modelCode }) => modelCode) : [])
  const ownedParts = mine ? 0 : parts

  return (
    <div className={styles.panel}>
      {!mine && (
        <div className={styles.money} data-may-cost-less={lowerPrices ? true : undefined}>
          <Price yuan={shown.coursePrice} was={shown.coursePriceOriginal} from={lowest?.isLowestOfSeveral} large />
          {lowerPrices && !lowest && target === course.courseId && (
            <BetterPrice courseId={target} prices={lowerPrices} />
          )}
        </div>
      )}
      <AccessLine course={course} />
      {needsCode(course) && !mine && (
        <p className={styles.code}>
          {codeTexts.needed}
          <a href={paths.contact}>{codeTexts.none}</a>
        </p>
      )}
      <ModelChoice
        course={course}
        models={models}
        chosen={chosen}
        parentCourseId={parentCourseId}
        missedChoices={purchase.missedChoices}
        onChoose={setChosen}
      />
      {sold && isShipped(course.courseType) && !mine && (
        <div className={styles.row}>
          <span className={styles.label}>数量</span>
          <QuantityInput
            value={purchase.count}
            limit={detailQuantityLimit(course.courseType, false)}
            onChange={purchase.setCount}
            label="购买数量"
          />
        </div>
      )}
      {sold && book && !mine && (
        <label className={styles.book}>
          <input
            // If checked before hydration, it is shown, but React does not know it.
            ref={(box) => {
              if (box?.checked && !purchase.withBook) purchase.setWithBook(true)
            }}
            type="checkbox"
            checked={purchase.withBook}
            onChange={(event) => purchase.setWithBook(event.target.checked)}
          />
          <span>
            连同教材一起购买：{book.courseName} <Price yuan={book.coursePrice} />
          </span>
        </label>
      )}
      {ownedParts > 0 && <p className="note note--amber">您已拥有其中 {ownedParts} 门，提交订单前请确认</p>}
      {sold && credited && <p className="note note--amber">{purchaseMessages.creditedOnce}</p>}
      {sold && course.courseType === CourseType.FurtherEducation && (
        <UncountedNote courseId={target} className="note note--amber" />
      )}
      {trial && !mine && (
        <button type="button" className={styles.trial} disabled={!purchase.ready} onClick={() => openPlayer(trial)}>
          <Icon path={icons.play} size={16} />
          {trialText}：{trial.chapterTitle}
        </button>
      )}
      {sold && <BuyActions course={course} target={target} price={shown.coursePrice} purchase={purchase} />}
      {video && course.coursePrice > 0 && (
        <>
          <LiveCodeEntry course={course} target={() => (purchase.requireModel() ? target : null)} />
          <ul className={styles.notices}>
            <li>{messages.nonRefundable}</li>
            {course.courseType === CourseType.FurtherEducation && <li>{messages.hoursOfRefunds}</li>}
            <li>{messages.bulkOnComputer}</li>
          </ul>
        </>
      )}
      {purchase.bulk && (
        <BulkBuyDialog
          courseId={target}
          name={chosen?.modelName ?? course.courseName}
          unit={shown.coursePrice}
          onBuy={purchase.buyInBulk}
          onClose={purchase.closeBulk}
        />
      )}
    </div>
  )
}

function needsCode({ courseType, coursePrice }: Course): boolean {
  return (CodeTypes as readonly number[]).includes(courseType) && coursePrice > 0
}

/** Only a priced book or material can be added; other related courses are a link below. */
function isTextbook(book: Props['book']): boolean {
  return book !== null && isShipped(book.courseType) && book.coursePrice > 0
}
