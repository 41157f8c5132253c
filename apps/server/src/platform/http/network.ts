import { isIPv6 } from 'node:net'

/** Eight groups without leading zeros; the URL standard's serializer writes any valid spelling in one way. */
const gruppen = (ip: string): string[] => {
  const [ohneZone = ''] = ip.split('%')
  const einheitlich = new URL(`http://[${ohneZone}]`).hostname.slice(1, -1)
  const [vorn = [], hinten = []] = einheitlich.split('::').map((teil) => teil.split(':').filter(Boolean))
  return [...vorn, ...Array<string>(8 - vorn.length - hinten.length).fill('0'), ...hinten]
}

const alsIPv4 = (teile: readonly string[]): string =>
  teile
    .map((teil) => Number.parseInt(teil, 16))
    .flatMap((zahl) => [zahl >> 8, zahl & 255])
    .join('.')

/**
 * The network that an address counts for: IPv4 stands for itself (in whatever spelling), of IPv6 the /64, because a
 * household or a server owns one: counting single addresses would count nothing.
 */
export const network = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  const teile = gruppen(ip)
  const abgebildet = teile.slice(0, 5).every((teil) => teil === '0') && teile[5] === 'ffff'
  return abgebildet ? alsIPv4(teile.slice(6)) : `${teile.slice(0, 4).join(':')}::/64`
}
