import { RuleCode, RuleText } from '@zhuxue/api/terms/commerce'
import { RulePriceMin, ineffectiveRules, messages } from '@zhuxue/api/terms/catalogue'
import { Checkbox, Form } from 'antd'
import { MoneyField } from '../../../components/fields/MoneyField'
import styles from './RulesEditor.module.css'
import type { DiscountRule } from '../../../lib/apiTypes'

const codes = Object.keys(RuleText).sort() as RuleCode[]

export function RulesEditor(props: {
  id?: string
  value?: DiscountRule[]
  onChange?: (rules: DiscountRule[]) => void
}) {
  const { id, value = [], onChange } = props
  const { status } = Form.Item.useStatus()
  const sellingPrice: number | null = Form.useWatch('coursePrice')
  const hasNoEffect = ({ ruleCode, discountedPrice }: DiscountRule) =>
    ineffectiveRules(sellingPrice, [{ ruleCode, price: discountedPrice }]).length > 0
  const without = (code: string) => value.filter(({ ruleCode }) => ruleCode !== code)
  const put = (rule: DiscountRule) =>
    onChange?.([...without(rule.ruleCode), rule].sort((a, b) => a.ruleCode.localeCompare(b.ruleCode)))

  return (
    <div id={id} className={styles.rules}>
      {codes.map((ruleCode) => {
        const rule = value.find((one) => one.ruleCode === ruleCode)
        return (
          <div key={ruleCode} className={styles.rule} data-on={Boolean(rule)}>
            <Checkbox
              checked={Boolean(rule)}
              onChange={({ target }) =>
                target.checked ? put({ ruleCode, discountedPrice: null }) : onChange?.(without(ruleCode))
              }
            >
              <span className={styles.code}>{ruleCode}</span>
              {RuleText[ruleCode]}
            </Checkbox>
            {rule && ruleCode !== RuleCode.Tiers && (
              // A form item per price, so that only the missing one is marked.
              <Form.Item
                className={styles.price}
                validateStatus={rule.discountedPrice ? (hasNoEffect(rule) ? 'warning' : '') : status}
                help={hasNoEffect(rule) ? '不低于优惠价，不会生效' : undefined}
              >
                <MoneyField
                  aria-label={`${RuleText[ruleCode]} 优惠价`}
                  placeholder="优惠价"
                  min={RulePriceMin}
                  value={rule.discountedPrice}
                  onChange={(discountedPrice) => put({ ruleCode, discountedPrice })}
                />
              </Form.Item>
            )}
          </div>
        )
      })}
    </div>
  )
}

export const pricedRules = async (_: unknown, rules: DiscountRule[] = []) => {
  const bare = rules.find((r) => r.ruleCode !== RuleCode.Tiers && !r.discountedPrice)
  if (bare) throw new Error(messages.rulePriceNeeded)
}
