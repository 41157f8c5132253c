import { expect, test } from 'vitest'
import { insecureEndpoint, mayBeInsecure } from './endpoints.ts'

test.each([
  ['https everywhere', { issuer: 'https://idp.example', token_endpoint: 'https://idp.example/t' }, undefined],
  ['the machine itself', { issuer: 'http://localhost:8080', jwks_uri: 'http://127.0.0.1/c' }, undefined],
  ['IPv6 of the machine itself', { token_endpoint: 'http://[::1]:8080/t' }, undefined],
  [
    'http elsewhere',
    { issuer: 'https://idp.example', token_endpoint: 'http://idp.example/t' },
    'token_endpoint',
  ],
  ['a name that only begins like it', { jwks_uri: 'http://localhost.evil.example/c' }, 'jwks_uri'],
  [
    'the frame of the session check',
    { check_session_iframe: 'http://idp.example/f' },
    'check_session_iframe',
  ],
  ['what is no address', { end_session_endpoint: 'logout' }, 'end_session_endpoint'],
  [
    'what is no endpoint',
    { op_policy_uri: 'http://idp.example/policy', claims_supported: ['sub'] },
    undefined,
  ],
])('[R9-02] endpoints: %s', (_, metadata, expected) => {
  expect(insecureEndpoint(metadata)).toBe(expected)
})

test.each([
  ['http://localhost:8080', true],
  ['http://192.168.0.1', false],
  ['http://portal.example', false],
])('[R9-02] %s without https: %s', (url, expected) => {
  expect(mayBeInsecure(new URL(url))).toBe(expected)
})
