import type Address from '#accounts/addresses/address'

export function toAddress(address: Address) {
  return {
    deliverAddressId: address.id,
    name: address.name,
    province: address.province,
    city: address.city,
    area: address.area,
    region: [address.provinceCode, address.cityCode, address.areaCode],
    regionText: address.regionText,
    address: address.address,
    telephone: address.telephone,
    defaultAddr: address.isDefault ? 1 : 0,
  }
}
