export const MaxCartQuantity = 10000
export const MaxCartRows = 100

export const cartMessages = {
  inCart: '已加入购物车',
  notForSale: '商品已下架，请移除后重新提交',
  cartFull: '购物车最多存放100种商品',
  tooMany: '商品数量必须在1到10000之间',
} as const
