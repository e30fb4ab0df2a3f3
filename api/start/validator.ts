import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import '#core/query_rules'
import { fieldMessages } from '#catalogue/course_fields'
import { strictNumber } from '#core/shared_rules'
import { fieldNames } from './field_names.js'

/** `vine.number()` calls this helper wherever it is used. */
vine.helpers.asNumber = strictNumber

/** Rules without a message of ours get a general one instead of the library's English. */
class ChineseMessages extends SimpleMessagesProvider {
  getMessage(raw: string, rule: string, field: FieldContext, args?: Record<string, any>) {
    const ours = /\p{Script=Han}/u.test(raw) ? raw : '{{ field }}格式不正确'
    return super.getMessage(ours, rule, withListName(field), args)
  }
}

/** Members of a list use the name of the list. */
function withListName(field: FieldContext): FieldContext {
  if (!field.isArrayMember) return field
  const list = field.wildCardPath.split('.').findLast((part) => !/^(\*|\d+)$/.test(part))
  return Object.create(field, { name: { value: list } })
}

/** Messages of a field first, then general ones. */
vine.messagesProvider = new ChineseMessages(
  {
    'loginName.required': '请输入用户名',
    'loginName.minLength': '请输入用户名',
    'passwd.required': '请输入密码',
    'passwd.minLength': '请输入密码',
    'newPassword.required': '请输入新密码',
    'newPassword.minLength': '请输入新密码',
    'userName.required': '请输入姓名',
    'userName.minLength': '请输入姓名',
    'idCard.required': '请输入身份证号',
    'idCard.minLength': '请输入身份证号',
    'verifyCode.required': '请输入验证码',
    'verifyCode.regex': '验证码为6位数字',
    'telephone.required': '请输入手机号',
    'telephone.minLength': '长度在11个字符',
    'telephone.maxLength': '长度在11个字符',
    'name.minLength': '长度在2 到 10 个字符',
    'name.maxLength': '长度在2 到 10 个字符',
    'address.minLength': '长度在3 到 40 个字符',
    'address.maxLength': '长度在3 到 40 个字符',
    'region.required': '请选择所在地区',
    'region.array.fixedLength': '请选择所在地区',
    ...fieldMessages,
    'cartItemIds.required': '请选择要删除的商品',
    'cartItemIds.array.minLength': '请选择要删除的商品',
    'products.required': '请选择要购买商品',
    'products.array.minLength': '请选择要购买商品',
    'products.notEmpty': '请选择要购买商品',

    'required': '请填写{{ field }}',
    'string': '{{ field }}必须是文字',
    'number': '{{ field }}必须是数字',
    'boolean': '{{ field }}必须是是或否',
    'minLength': '{{ field }}至少 {{ min }} 个字符',
    'maxLength': '{{ field }}最多 {{ max }} 个字符',
    'fixedLength': '{{ field }}长度不正确',
    'min': '{{ field }}不能小于 {{ min }}',
    'max': '{{ field }}不能大于 {{ max }}',
    'range': '{{ field }}必须在 {{ min }} 到 {{ max }} 之间',
    'enum': '{{ field }}不在可选范围内',
    'in': '{{ field }}不在可选范围内',
    'regex': '{{ field }}格式不正确',
    'date': '{{ field }}不是有效的日期',
    'url': '{{ field }}不是有效的链接',
    'array.minLength': '{{ field }}至少 {{ min }} 项',
    'array.maxLength': '{{ field }}最多 {{ max }} 项',
    'array.fixedLength': '{{ field }}数量不正确',
    'array': '{{ field }}必须是列表',
    'object': '{{ field }}格式不正确',
    'distinct': '{{ field }}不能重复',
    'notEmpty': '请填写{{ field }}',
    'withoutDecimals': '{{ field }}必须是整数',
    'decimal': '{{ field }}的小数位数不正确',
    'positive': '{{ field }}必须大于 0',
    'nonNegative': '{{ field }}不能小于 0',
  },
  fieldNames
)
