import { useCustom, type HttpError } from '@refinedev/core'
import { PriceAboveOriginalText } from '@zhuxue/api/terms/catalogue'
import { PriceOfferText, RuleText } from '@zhuxue/api/terms/commerce'
import { ChannelKindText } from '@zhuxue/api/terms/channels'
import { Alert, Button, Skeleton, Tag } from 'antd'
import { formatYuan } from '../../../components/format'
import { resolveCall } from '../../../lib/calls'
import type { CoursePrices } from '../../../lib/apiTypes'
import styles from './BuyerPrices.module.css'

type Offer = CoursePrices['offers'][number]

/** Every price that a customer can get once the course is published; `seen` refetches after a change. */
export function BuyerPrices({ courseId, seen }: { courseId: number; seen: number }) {
  const { url } = resolveCall('GET /api/admin/courses/:id/prices', { id: courseId })
  const { query } = useCustom<CoursePrices, HttpError>({
    url,
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: ['course-prices', courseId, seen], staleTime: 0 },
  })
  const found = query.data?.data

  return (
    <section className={styles.panel} aria-label="买家可能得到的价格">
      <h2 className={styles.title}>买家可能得到的价格</h2>
      {query.error ? (
        <Alert
          type="error"
          showIcon
          message={query.error.message}
          action={<Button onClick={() => void query.refetch()}>重新加载</Button>}
        />
      ) : found ? (
        <Prices of={found} />
      ) : (
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      )}
    </section>
  )
}

function Prices({ of }: { of: CoursePrices }) {
  if (of.coursePrice === 0) return <p className={styles.free}>本课程对所有人免费。</p>
  const isAboveOriginal = of.coursePriceOriginal > 0 && of.coursePrice > of.coursePriceOriginal
  return (
    <>
      {isAboveOriginal && (
        <Alert
          type="warning"
          showIcon
          message={`${PriceAboveOriginalText}（原价 ${formatYuan(of.coursePriceOriginal)} 元）`}
          style={{ marginBlockEnd: 12 }}
        />
      )}
      <dl className={styles.prices}>
        {of.offers.map((offer) => (
          <div key={keyOf(offer)} data-lowest={offer.lowest}>
            <dt>
              {buyerOf(offer)}
              {offer.ruleCode && <small>{RuleText[offer.ruleCode]}</small>}
            </dt>
            <dd className="numeric">
              {offer.lowest && <Tag color="warning">最低</Tag>}
              {formatYuan(offer.each)} 元{offer.courseCount > 1 && '/份'}
              {offer.courseCount > 1 && (
                <small>
                  {offer.courseCount} 份共 {formatYuan(offer.total)} 元
                </small>
              )}
            </dd>
          </div>
        ))}
        {of.textbook && (
          <div>
            <dt>
              连同教材<small>{of.textbook.courseName}</small>
            </dt>
            <dd className="numeric">最低共 {formatYuan(of.textbook.total)} 元</dd>
          </div>
        )}
        {of.bundles.map(({ courseId, courseName, total, forSale }) => (
          <div key={courseId}>
            <dt>
              套餐<small>{forSale ? courseName : `${courseName}（未在售）`}</small>
            </dt>
            <dd className="numeric">整套最低 {formatYuan(total)} 元</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const keyOf = ({ offer, courseCount, exclusiveCode }: Offer) => `${offer} ${courseCount} ${exclusiveCode}`

function buyerOf({ offer, exclusiveCode, channelKind }: Offer) {
  if (!channelKind) return PriceOfferText[offer]
  return `${PriceOfferText[offer]} ${exclusiveCode}（${ChannelKindText[channelKind]}）`
}
