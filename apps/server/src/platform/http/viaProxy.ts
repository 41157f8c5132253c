import type { FastifyRequest } from 'fastify'

/**
 * What proxies say of themselves, each as it is delivered: nginx, Apache, HAProxy, Traefik, Caddy, Envoy, Varnish, and
 * the standards (RFC 7239, RFC 9110 section 7.6.3).
 */
const BY_PROXY =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-envoy-.+|x-varnish|cf-connecting-ip|true-client-ip)$/

/** Whether a call shows that a proxy brought it here. One that leaves no trace is not seen. */
export const viaProxy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.keys(headers).some((name) => BY_PROXY.test(name))
