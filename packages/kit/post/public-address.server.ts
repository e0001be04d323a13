import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are nobody's on the Internet: private, local, shared, reserved, for documents, or wrapped around others. */
const blocked = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
])
  add(network, 'ipv4')
for (const network of ['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  add(network, 'ipv6')

/** Of IPv6 only what is given out to everybody. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = network.split('/')
  blocked.addSubnet(address, Number(bits), family)
}

/** Whether an address is somebody's on the Internet, so that a call there reaches nothing of our own. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIPv6(address) && global.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
