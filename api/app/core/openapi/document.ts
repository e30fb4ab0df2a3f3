import type { Router } from '@adonisjs/core/http'
import { publicUrl } from '#config/app'
import { rates } from '#config/rate_limits'
import { registeredRoutes, type RegisteredRoute } from '#core/http/routes_table'
import { operationDescription } from '#core/openapi/operation_description'
import { requestOf } from '#core/openapi/request'
import { responsesOf, schemas, sharedResponses } from '#core/openapi/response'
import { readRoutesFile, type Row } from '#core/openapi/route_info'
import { getOrFail } from '#core/get_or_fail'

const tags: Record<string, string> = {
  accounts: '账号',
  catalogue: '课程',
  learning: '学习',
  commerce: '交易',
  certificates: '学时与证书',
  exams: '题库与考试',
  invoices: '发票',
  comments: '评论',
  messages: '消息',
  channels: '教职人员与渠道',
  media: '文件与视频',
  organisations: '单位',
  statistics: '统计',
  exports: '导出',
  transfer: '数据迁移',
  settings: '系统参数',
  partners: '服务账号',
  webhooks: '事件推送',
  openapi: '接口说明',
}

const description = `
成功时返回 \`{ "code": "200", ... }\`。业务上的拒绝同样是 HTTP 200，但 \`code\` 是其他值，\`msg\` 可直接展示；
字段不正确时 \`errors\` 给出每个字段的说明。未登录 401，无权或登录失效 403，不存在或不属于调用者 404，
过于频繁 429，暂时不可用 503。

登录成功后从响应头 \`Authorization\` 取得凭证，之后的请求在 \`Authorization\` 中原样带回。

没有声明的字段会被忽略。POST 的字段也可以放在查询参数里。
`.trim()

/** OpenAPI 3.1, generated from the declarations, validators and rows of all routes under `/api`. */
export function openApiDocument(router: Router) {
  const rows = new Map(readRoutesFile().map((row) => [`${row.method} ${row.path}`, row]))
  const paths: Record<string, Record<string, object>> = {}
  for (const route of registeredRoutes(router).filter(isOfScreens)) {
    const path = route.pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = operationOf(route, getOrFail(rows, route.key))
  }
  return {
    openapi: '3.1.1',
    info: {
      title: '筑学 API',
      version: '1',
      description,
      contact: { name: '服务信息', url: `${publicUrl}/index/contact` },
      license: { name: '保留所有权利', url: `${publicUrl}/legal/agreement` },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags).map(([name, label]) => ({ name, description: label })),
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, responses: sharedResponses, schemas },
  }
}

/** Routes for service keys have a document of their own (partners/v1/partner_document.ts). */
const isOfScreens = ({ pattern, declaration }: RegisteredRoute) => /^\/api\//.test(pattern) && !declaration?.scope

function operationOf(route: RegisteredRoute, { summary, returns }: Row) {
  const { policy, unmaskedFor, rate, audited, recentProof } = route.declaration!
  const { calls, every } = rates[rate]
  return {
    'operationId': route.name,
    'tags': [route.name!.split('.')[0]],
    summary,
    'description': operationDescription(route.declaration!),
    ...requestOf(route),
    'responses': responsesOf(route, returns),
    'security': policy.needsSession ? [{ token: [] }] : [{}, { token: [] }],
    'x-who-may-call': policy.name,
    ...(unmaskedFor ? { 'x-whole-for': unmaskedFor.name } : {}),
    'x-rate-limit': { class: rate, calls, every },
    ...(audited ? { 'x-audited': true } : {}),
    ...(recentProof ? { 'x-recent-proof': recentProof } : {}),
  }
}
