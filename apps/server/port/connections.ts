import { BlockList, isIPv6, type Server, type Socket } from 'node:net'

type Bounds = { /** 0: as many as come. */ readonly connectionsPerAddress: number; readonly trustedProxies: readonly string[] }

/** This machine: a proxy on it may speak for everybody. */
const OWN = ['127.0.0.0/8', '::1/128']

/** One address holds at most so many connections at once; more are closed before anything is read. Proxies that speak for others are not counted. */
export function limitConnections(server: Server, { connectionsPerAddress, trustedProxies }: Bounds): void {
  if (connectionsPerAddress === 0) return
  const isUncounted = among([...OWN, ...trustedProxies])
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isUncounted(address)) return
    const count = (counts.get(address) ?? 0) + 1
    if (count > connectionsPerAddress) return void socket.destroy()
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left) counts.set(address, left)
      else counts.delete(address)
    })
  })
}

/** Whether an address lies in one of these networks, `10.0.0.0/8` or one address. */
function among(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
