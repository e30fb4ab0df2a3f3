/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/health_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/health_controller').default['index']>>>
    }
  }
  'health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/health_controller').default['show']>>>
    }
  }
  'settings.params.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/params'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#settings/validators').paramsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/params_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/params_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.auth_type.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/auth-type'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/auth_types_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/auth_types_controller').default['show']>>>
    }
  }
  'accounts.sessions.store': {
    methods: ["POST"]
    pattern: '/api/security/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/validators').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/validators').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.sessions.destroy': {
    methods: ["POST"]
    pattern: '/api/security/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sessions_controller').default['destroy']>>>
    }
  }
  'accounts.sms_codes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/user/verify-code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/validators').smsCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sms_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sms_codes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.regions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/area'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/regions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/regions_controller').default['index']>>>
    }
  }
  'accounts.profiles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profiles_controller').default['show']>>>
    }
  }
  'accounts.addresses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/addresses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses_controller').default['index']>>>
    }
  }
  'accounts.addresses.store': {
    methods: ["POST"]
    pattern: '/api/user/addresses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/validators').addressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/validators').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.addresses.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/addresses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses_controller').default['destroy']>>>
    }
  }
  'accounts.addresses.default.store': {
    methods: ["POST"]
    pattern: '/api/user/addresses/:id/set-default'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/default_addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/default_addresses_controller').default['store']>>>
    }
  }
  'accounts.local.people': {
    methods: ["GET","HEAD"]
    pattern: '/local/people'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/local/people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/local/people_controller').default['index']>>>
    }
  }
  'accounts.local.sms': {
    methods: ["GET","HEAD"]
    pattern: '/local/sms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/validators').smsOutboxValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/local/sms_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/local/sms_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'channels.exclusive_codes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/discount/:exclusiveCode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { exclusiveCode: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/exclusive_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/exclusive_codes_controller').default['show']>>>
    }
  }
  'channels.staff.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#channels/validators').staffListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
}
