import { spracheSetzen } from '@foerderportal/contract/shared/texte'

/**
 * German sentences for every schema, without generated code (the CSP refuses it). Imported for its effect by each
 * module that brings schemas to the browser, so that pages without schemas do not carry zod.
 */
spracheSetzen({ jitless: true })
