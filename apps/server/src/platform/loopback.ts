/** RFC 6761 and RFC 5735, section 3: names and addresses that never leave this machine. `host` as in a URL or without brackets. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^\[?(?:::1|::ffff:127(?:\.\d{1,3}){3}|0:0:0:0:0:0:0:1)\]?$/i.test(host) ||
  /^127(?:\.\d{1,3}){3}$/.test(host)
